// Who comes by the link of an invitation: what it is to, and the button that begins the game.

import { html, nothing } from 'lit-html';
import { askInvitation } from '../../net/halls.js';
import { pressed } from '../../table/asking.js';
import { isolated } from '../../table/telling.js';
import { reasonOf } from '../../table/words.js';
import { person, terms } from './rows.js';

/** @import {Refused} from '../../net/calls.js' */
/** @import {AskedInvitation} from '../../net/hall-messages' */
/** @import {Halls, Page} from './halls.js' */

export class Asked {
  #page;
  #halls;
  #id;
  /** @type {AskedInvitation | Refused | null} */
  #told = null;

  /**
   * @param {Page} page
   * @param {Halls} halls
   * @param {string} id
   */
  constructor(page, halls, id) {
    this.#page = page;
    this.#halls = halls;
    this.#id = id;
  }

  async load() {
    const told = await askInvitation(this.#id);
    this.#told = told;
    if (!('refused' in told) && told.path) location.replace(`/${this.#page.speech().words.code}${told.path}`);
    this.#page.changed();
  }

  get title() {
    return this.#page.speech().halls.asked.title;
  }

  render() {
    const speech = this.#page.speech();
    const { halls, own, words } = speech;
    const told = this.#told;
    if (told === null) return nothing;
    const toHalls = html`<p><a href="/${words.code}/numbridge">${halls.asked.toHalls}</a></p>`;
    if ('refused' in told) {
      const reasons = { ...own.reasons, ...halls.reasons, invitation_unknown: halls.asked.ended.unknown };
      return html`<section class="making"><h1>${halls.asked.title}</h1><p role="status">${reasonOf(reasons, told.refused)}</p>${toHalls}</section>`;
    }
    const { state, mine, invitation } = told;
    return html`<section class="making asked">
      <h1>${halls.asked.from(isolated(invitation.by.name))}</h1>
      <p>${person(speech, invitation.by)}</p>
      <p>${halls.halls[invitation.hall]} · ${terms(speech, invitation)}</p>
      ${this.#halls.naming()} ${this.#halls.failure()}
      ${state === 'open'
        ? mine
          ? html`<p>${halls.asked.mine}</p>`
          : html`<button type="button" class="main" data-deed="accept" @click=${pressed(() => void this.#halls.accept(invitation.id))}>${halls.play}</button>`
        : html`<p role="status">${halls.asked.ended[state]}</p>`}
      ${toHalls}
    </section>`;
  }
}
