// The halls on the page: who waits, what is played, one's own invitations, and one more to be made.

import { html, nothing } from 'lit-html';
import { keepWaiting } from '../../keep/waiting.js';
import { Link } from '../../net/link.js';
import { acceptInvitation, enterGuest, invite, withdrawInvitation } from '../../net/halls.js';
import { worldOf } from '../../table/entry.js';
import { pressed } from '../../table/asking.js';
import { SharedLink } from '../../table/invite.js';
import { reasonOf } from '../../table/words.js';
import { begun, mayGo, notifyAway, opened } from './arrival.js';
import { choose, usual } from './choice.js';
import { choiceForm } from './form.js';
import { counts, hear, hold, NOTHING } from './lobby.js';
import { gameRows, invitationRows, opponent, terms } from './rows.js';

/** @import {Shelf} from '../../keep/shelf.js' */
/** @import {GameView, HallsToClient, HallView, OwnInvitationView} from '../../net/hall-messages' */
/** @import {Refused} from '../../net/calls.js' */
/** @import {Choice} from './choice.js' */
/** @import {PlaceSpeech} from '../speech' */

/**
 * @typedef {object} Page
 * @property {() => PlaceSpeech} speech
 * @property {() => void} changed
 * @property {(text: string) => void} say
 * @property {Shelf} shelf
 */

const HIDDEN_WAIT = 500; // milliseconds
/** @type {readonly HallView['name'][]} */
const NAMES = ['blitz', 'bridge45', 'bridge60', 'domains', 'practice'];

export class Halls {
  lobby = NOTHING;
  link;
  #page;
  /** @type {HallView['name'] | null} null for all */
  #hall = NAMES.find((name) => name === new URLSearchParams(location.search).get('hall')) ?? null;
  /** @type {Choice | null} null until something is chosen: who the reader is may be told after the halls are */
  #choice = null;
  #busy = false;
  #leaving = false;
  #holding = { pointer: false, focus: false };
  /** @type {string | null} a code */
  #failed = null;
  /** @type {(() => Promise<unknown>) | null} what waits for a name */
  #afterName = null;
  /** @type {Map<string, SharedLink>} */
  #links = new Map();

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    /** @type {Link<HallsToClient>} */
    this.link = new Link(worldOf('halls'), {
      hear: (message) => this.#hear(message),
      changed: page.changed,
      gaveUp: () => {},
    });
  }

  /** Somebody's invitation is accepted; for who has no name, once they have one. @param {string} invitation */
  accept(invitation) {
    return this.#named(async () => {
      const opened = await this.#ask(acceptInvitation(invitation));
      if (opened) this.#go(opened.path);
    });
  }

  /** @returns {string | null} the page's title, where something has happened */
  get title() {
    const { halls } = this.#page.speech();
    return this.lobby.yours.games.length ? halls.titleAccepted : null;
  }

  render() {
    const { halls } = this.#page.speech();
    const lobby = this.lobby;
    const shown = (/** @type {{ view: { hall: string } }} */ { view }) => this.#hall === null || view.hall === this.#hall;
    const own = new Set(lobby.yours.invitations.map(({ invitation }) => invitation.id));
    return html`<section class="halls" aria-labelledby="halls-title">
      <h2 id="halls-title">${halls.title}</h2>
      ${this.link.state === 'waiting' ? html`<p class="note" role="status">${halls.reconnecting}</p>` : nothing}
      ${this.yours()} ${this.naming()} ${this.failure()} ${this.#tabs()}
      <div class="lists" @pointerenter=${() => this.#hold({ pointer: true })} @pointerleave=${() => this.#hold({ pointer: false })} @focusin=${() => this.#hold({ focus: true })} @focusout=${(/** @type {FocusEvent & { currentTarget: HTMLElement }} */ { currentTarget, relatedTarget }) =>
          this.#hold({ focus: relatedTarget instanceof Node && currentTarget.contains(relatedTarget) })}>
        <h3>${halls.waiting}</h3>
        ${invitationRows(this.#page.speech(), lobby.invitations.filter(shown), {
          own,
          busy: this.#busy,
          onAccept: ({ id }) => void this.accept(id),
          onWithdraw: (id) => void this.#ask(withdrawInvitation(id)),
        })}
        <h3>${halls.playing}</h3>
        ${gameRows(this.#page.speech(), lobby.games.filter(shown))}
      </div>
    </section>`;
  }

  /** The form of an invitation. */
  making() {
    const speech = this.#page.speech();
    const { halls } = speech;
    const choice = this.#chosen();
    if (!choice) return nothing;
    return html`<section class="making inviting" aria-labelledby="inviting-title">
      <h2 id="inviting-title">${halls.make.title}</h2>
      ${choiceForm(speech, this.lobby.halls, choice, this.#member, (changed) => {
        this.#choice = changed;
        this.#page.changed();
      })}
      <button type="button" class="main" data-deed="invite" ?disabled=${this.#busy} @click=${pressed(() => void this.#named(() => this.#invite()))}>
        ${this.#busy ? halls.make.sending : halls.make.send}
      </button>
    </section>`;
  }

  /** One's own games and invitations. */
  yours() {
    const speech = this.#page.speech();
    const { halls } = speech;
    const { games, invitations, you } = this.lobby.yours;
    if (!games.length && !invitations.length) return nothing;
    return html`<div class="yours" role="group" aria-label=${halls.mine}>
      ${games.map((game) => {
        return html`<div class="own" data-own-game=${game.id}>
          <p>${halls.gameWith(opponent(game, you))}</p>
          <a class="button main" href="/${speech.words.code}${game.path}">${halls.toGame}</a>
        </div>`;
      })}
      ${invitations.map((each) => this.#own(each))}
    </div>`;
  }

  /** Asks who has no name for one, once it is needed. */
  naming() {
    const { halls, words } = this.#page.speech();
    if (!this.#afterName) return nothing;
    return html`<form class="ask naming" @submit=${(/** @type {SubmitEvent & { currentTarget: HTMLFormElement }} */ event) => void this.#enter(event)}>
      <h3>${halls.name.title}</h3>
      <label class="field"><span>${halls.name.label}</span><input name="name" required minlength="2" maxlength="96" autocomplete="nickname" /></label>
      <div class="pair"><button class="main" ?disabled=${this.#busy}>${halls.name.enter}</button></div>
      <p class="note">${halls.name.note} <a href="/${words.code}/account">${halls.name.account}</a></p>
    </form>`;
  }

  failure() {
    const { halls, own, words } = this.#page.speech();
    if (!this.#failed) return nothing;
    const way = this.#failed === 'account_needed' ? html` <a href="/${words.code}/account">${halls.name.account}</a>` : nothing;
    return html`<p class="failed" role="alert">${reasonOf({ ...own.reasons, ...halls.reasons }, this.#failed)}${way}</p>`;
  }

  #tabs() {
    const { halls, words } = this.#page.speech();
    const waiting = counts(this.lobby);
    const tab = (/** @type {HallView['name'] | null} */ hall) => html`<a
      href="/${words.code}/numbridge${hall ? `?hall=${hall}` : ''}"
      aria-current=${hall === this.#hall ? 'true' : nothing}
      data-hall=${hall ?? 'all'}
      @click=${(/** @type {MouseEvent} */ event) => this.#enterHall(event, hall)}
      >${halls.halls[hall ?? 'all']}${hall && waiting[hall] ? html` <span class="count">${waiting[hall]}</span>` : nothing}</a
    >`;
    return html`<nav class="tabs" aria-label=${halls.choose}>${[null, ...NAMES].map(tab)}</nav>`;
  }

  /** @param {OwnInvitationView} own */
  #own({ invitation, private: hidden, lapsed, path }) {
    const speech = this.#page.speech();
    const { halls } = speech;
    return html`<div class="own" data-own=${invitation.id} ?data-lapsed=${lapsed}>
      <div>
        <p><strong>${halls.halls[invitation.hall]}</strong> <span class="note">${terms(speech, invitation)}</span></p>
        <p class="note">${lapsed ? halls.lapsed : hidden ? halls.privateNote : halls.waitingHere}</p>
        ${hidden && !lapsed ? this.#linkTo(path).render() : nothing}
        ${!lapsed && mayAsk() ? html`<button type="button" class="quiet" @click=${() => void this.#askToNotify()}>${halls.notify}</button>` : nothing}
      </div>
      <button type="button" data-deed="withdraw" ?disabled=${this.#busy} @click=${pressed(() => void this.#ask(withdrawInvitation(invitation.id)))}>
        ${lapsed ? halls.putAway : halls.withdraw}
      </button>
    </div>`;
  }

  /** @param {string} path */
  #linkTo(path) {
    const known = this.#links.get(path);
    if (known) return known;
    const made = new SharedLink(this.#page, location.origin + path);
    this.#links.set(path, made);
    return made;
  }

  /** @param {HallsToClient} message */
  #hear(message) {
    const next = hear(this.lobby, message);
    if (next === 'look') {
      this.link.look();
      return;
    }
    const game = message.type === 'yours' ? begun(this.lobby.yours, message) : null;
    this.lobby = next;
    if (message.type === 'yours') keepWaiting(this.#page.shelf, opened(message));
    if (game) this.#arrive(game);
    this.#page.changed();
  }

  /** @param {GameView} game that somebody has begun by accepting */
  #arrive(game) {
    const { halls } = this.#page.speech();
    const told = halls.accepted(opponent(game, this.lobby.yours.you));
    this.#page.say(told);
    notifyAway(told);
    // Of two tabs the one that is looked at goes, before the other asks whether it may.
    setTimeout(() => mayGo(this.#page.shelf, game.id) && this.#go(game.path), document.hidden ? HIDDEN_WAIT : 0);
  }

  /** @param {string} path */
  #go(path) {
    this.#leaving = true;
    location.assign(`/${this.#page.speech().words.code}${path}`);
  }

  /** @param {{ pointer?: boolean, focus?: boolean }} change */
  #hold(change) {
    Object.assign(this.#holding, change);
    this.lobby = hold(this.lobby, this.#holding.pointer || this.#holding.focus);
    this.#page.changed();
  }

  /** @param {MouseEvent} event @param {HallView['name'] | null} hall */
  #enterHall(event, hall) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
    event.preventDefault();
    this.#hall = hall;
    if (hall) this.#choice = null;
    history.replaceState(history.state, '', hall ? `?hall=${hall}` : location.pathname);
    this.#page.changed();
  }

  get #member() {
    return this.lobby.yours.you?.member != null;
  }

  /** What is chosen, or usual in the hall that is looked at. */
  #chosen() {
    const hall = this.lobby.halls.find(({ name }) => name === (this.#choice?.hall ?? this.#hall ?? NAMES[0]));
    if (!hall) return null;
    return this.#choice ? choose(hall, this.#choice, {}, this.#member) : usual(hall, this.#member);
  }

  async #invite() {
    const choice = this.#chosen();
    if (choice && !this.#busy) await this.#ask(invite(choice));
  }

  /** @param {() => Promise<unknown>} deed */
  async #named(deed) {
    if (this.lobby.yours.you) {
      await deed();
      return;
    }
    this.#afterName = deed;
    this.#failed = null;
    this.#page.changed();
    await Promise.resolve(); // the form is drawn
    const field = document.querySelector('.naming input');
    if (field instanceof HTMLElement) field.focus();
  }

  /** @param {SubmitEvent & { currentTarget: HTMLFormElement }} event */
  async #enter(event) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '');
    const deed = this.#afterName;
    if (!(await this.#ask(enterGuest(name)))) return;
    this.#afterName = null;
    await deed?.();
    if (!this.#leaving) this.link.open(); // as who this browser is now
  }

  async #askToNotify() {
    await Notification.requestPermission();
    this.#page.changed();
  }

  /**
   * What the server answers; nothing where it refuses, which is shown.
   * @template {object} Answer
   * @param {Promise<Answer | Refused>} asked
   * @returns {Promise<Answer | null>}
   */
  async #ask(asked) {
    this.#busy = true;
    this.#failed = null;
    this.#page.changed();
    const answer = await asked;
    this.#busy = false;
    if ('refused' in answer) this.#failed = answer.refused;
    this.#page.changed();
    return 'refused' in answer ? null : answer;
  }
}

/** The reader can still be asked whether the system may say it. */
function mayAsk() {
  return 'Notification' in globalThis && isSecureContext && Notification.permission === 'default';
}
