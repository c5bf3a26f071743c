// A board whose lines are too small for a finger, made larger: by two fingers or by buttons, in a window that scrolls.

import { html, nothing } from 'lit-html';
import { largerIcon, smallerIcon } from '../page/icons.js';
import { pitchOn } from './geometry.js';
import { clampPitch, HANDY, keepUnder, nextPitch, reveal } from './lens.js';

/** @import {Words} from '../text/words' */
/** @import {Geometry, Point} from './board' */

const GLIDE_MS = 2000; // no glide takes longer

export class Zoom {
  #paper;
  #geometry;
  #changed;
  /** Pitches on the screen: of the whole board in the window, and as it is shown. */
  #whole = Infinity;
  #pitch = 0;
  /** @type {Geometry | null} what was shown so */
  #of = null;
  /** @type {{ spread: number, pitch: number } | null} two fingers */
  #pinch = null;
  /** When the window began to glide to a line that was drawn, and whether the keyboard went elsewhere since. */
  #glideBegan = -Infinity;
  #overtaken = false;

  /**
   * @param {HTMLElement} paper the window
   * @param {() => Geometry | null} geometry
   * @param {() => void} changed
   */
  constructor(paper, geometry, changed) {
    this.#paper = paper;
    this.#geometry = geometry;
    this.#changed = changed;
    new ResizeObserver(() => this.follow()).observe(paper);
    // Two fingers on the board are for the board, anywhere else for the page.
    paper.addEventListener('touchstart', (event) => this.#begin(event), { passive: false });
    paper.addEventListener('touchmove', (event) => this.#move(event), { passive: false });
    for (const end of ['touchend', 'touchcancel']) paper.addEventListener(end, () => (this.#pinch = null));
    paper.addEventListener('focusin', ({ target }) => this.#see(target));
    paper.addEventListener('scrollend', () => this.#landed());
  }

  /** The window or the board has become another. */
  follow() {
    const geometry = this.#geometry();
    if (!geometry) return;
    const { offsetWidth: width, offsetHeight: height } = this.#paper;
    const whole = pitchOn({ x: 0, y: 0, width, height }, geometry.frame);
    const sameBoard = this.#of?.frame.width === geometry.frame.width && this.#of.frame.height === geometry.frame.height;
    if (sameBoard && whole === this.#whole) return;
    const times = sameBoard && this.#zoomed ? this.#pitch / this.#whole : 1;
    this.#of = geometry;
    this.#whole = whole;
    this.#show(clampPitch(whole * times, whole), { x: width / 2, y: height / 2 });
    // A window that shrank must not lose what the keyboard is at.
    this.#see(document.activeElement);
  }

  /**
   * A line that is drawn where nobody sees it.
   * @param {number} line
   */
  show(line) {
    this.#glideBegan = performance.now();
    this.#overtaken = false;
    this.#scrollTo(line, 'smooth');
  }

  /** Some browsers let a glide end where it was bound for, although the window was put elsewhere on the way. */
  #landed() {
    if (this.#overtaken && performance.now() - this.#glideBegan < GLIDE_MS) this.#see(document.activeElement);
  }

  /** @param {Words} words */
  render(words) {
    if (this.#whole >= HANDY && !this.#zoomed) return nothing;
    const step = (/** @type {'in' | 'out'} */ way) => () => {
      const { offsetWidth: width, offsetHeight: height } = this.#paper;
      this.#show(nextPitch(this.#pitch, this.#whole, way), { x: width / 2, y: height / 2 });
    };
    const largest = nextPitch(this.#pitch, this.#whole, 'in') === this.#pitch;
    return html`<div class="zoom" role="group" aria-label=${words.zoom.title}>
      <button type="button" class="quiet" aria-label=${words.zoom.smaller} ?disabled=${!this.#zoomed} @click=${step('out')}>
        ${smallerIcon}
      </button>
      <button type="button" class="quiet" aria-label=${words.zoom.larger} ?disabled=${largest} @click=${step('in')}>
        ${largerIcon}
      </button>
    </div>`;
  }

  get #zoomed() {
    return this.#pitch > this.#whole;
  }

  /**
   * @param {number} pitch
   * @param {Point} place what lies there stays there
   */
  #show(pitch, place) {
    const { frame } = /** @type {Geometry} */ (this.#of);
    const paper = this.#paper;
    const to = keepUnder({ x: paper.scrollLeft, y: paper.scrollTop }, place, this.#pitch > 0 ? pitch / this.#pitch : 1);
    this.#pitch = pitch;
    paper.toggleAttribute('data-zoomed', this.#zoomed);
    paper.style.setProperty('--zoom-width', `${pitch * frame.width}px`);
    paper.style.setProperty('--zoom-height', `${pitch * frame.height}px`);
    paper.scrollTo({ left: to.x, top: to.y, behavior: 'instant' });
    this.#changed();
  }

  /** @param {TouchEvent} event */
  #begin(event) {
    if (event.touches.length !== 2) return;
    event.preventDefault();
    this.follow();
    this.#pinch = { spread: spreadOf(event.touches), pitch: this.#pitch };
  }

  /** @param {TouchEvent} event */
  #move(event) {
    if (!this.#pinch || event.touches.length !== 2) return;
    event.preventDefault();
    const { left, top } = this.#paper.getBoundingClientRect();
    const [one, other] = /** @type {[Touch, Touch]} */ ([...event.touches]);
    const middle = { x: (one.clientX + other.clientX) / 2 - left, y: (one.clientY + other.clientY) / 2 - top };
    const pitch = (this.#pinch.pitch * spreadOf(event.touches)) / this.#pinch.spread;
    this.#show(clampPitch(pitch, this.#whole), middle);
  }

  /**
   * The line that the keyboard comes to; under a finger nothing moves.
   * @param {EventTarget | null} target
   */
  #see(target) {
    const line = target instanceof Element && target.matches(':focus-visible') ? target.getAttribute('data-line') : null;
    if (!line) return;
    this.#overtaken = true;
    this.#scrollTo(Number(line), 'instant');
  }

  /**
   * @param {number} line
   * @param {ScrollBehavior} behavior
   */
  #scrollTo(line, behavior) {
    const middle = this.#of?.lines[line]?.middle;
    if (!this.#of || !middle || !this.#zoomed) return;
    const { frame } = this.#of;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = this.#paper;
    this.#paper.scrollTo({
      left: reveal(scrollLeft, clientWidth, (middle.x - frame.x) * this.#pitch, this.#pitch),
      top: reveal(scrollTop, clientHeight, (middle.y - frame.y) * this.#pitch, this.#pitch),
      behavior,
    });
  }
}

/** @param {TouchList} touches two of them */
function spreadOf(touches) {
  const [one, other] = /** @type {[Touch, Touch]} */ ([...touches]);
  return Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY));
}
