// Sounds, made on the spot: no file is fetched. A browser lets a page be heard only once somebody has touched it.

import { notesOf } from './score.js';

/** @import {Line, Note} from './score.js' */

export class Sounds {
  /** @type {Promise<AudioContext> | null} on its way from the first touch on */
  #audio = null;
  /** @type {AudioBuffer | null} */
  #paper = null;
  #row = { by: 0, boxes: 0 };
  /** @type {() => boolean} */
  #on;

  /** @param {() => boolean} on */
  constructor(on) {
    this.#on = on;
    for (const touch of ['click', 'keydown']) addEventListener(touch, () => this.#wake(), { capture: true });
  }

  /** @param {Line} line */
  hear(line) {
    const before = line.by === this.#row.by ? this.#row.boxes : 0;
    this.#row = { by: line.by, boxes: line.closed ? before + line.closed : 0 };
    if (!this.#audio || !this.#on() || document.visibilityState === 'hidden') return;
    const notes = notesOf(line, before);
    void this.#audio.then((audio) => notes.forEach((note) => this.#play(audio, note)));
  }

  #wake() {
    if (!this.#on() || typeof AudioContext === 'undefined') return;
    this.#audio ??= afterFrame(openAudio);
    void this.#audio.then((audio) => {
      if (audio.state === 'suspended') audio.resume().catch(() => {}); // it is tried again at the next touch
    });
  }

  /**
   * @param {AudioContext} audio
   * @param {Note} note
   */
  #play(audio, { kind, pitch, after, length, loudness }) {
    const start = audio.currentTime + after;
    const volume = audio.createGain();
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness, start + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0005, start + length);
    volume.connect(audio.destination);
    if (kind === 'pen') this.#scratch(audio, volume, pitch, start, length);
    else ring(audio, volume, pitch, start, length);
  }

  /**
   * @param {AudioContext} audio
   * @param {AudioNode} out
   * @param {number} pitch
   * @param {number} start
   * @param {number} length
   */
  #scratch(audio, out, pitch, start, length) {
    this.#paper ??= rustle(audio);
    const noise = audio.createBufferSource();
    noise.buffer = this.#paper;
    const grain = audio.createBiquadFilter();
    grain.type = 'bandpass';
    grain.Q.value = 1.4;
    grain.frequency.setValueAtTime(pitch, start);
    grain.frequency.linearRampToValueAtTime(pitch * 1.3, start + length);
    noise.connect(grain).connect(out);
    noise.start(start);
    noise.stop(start + length);
  }
}

/** Beside other sound, and silent where the device's switch says so. */
function openAudio() {
  if ('audioSession' in navigator) Object.assign(/** @type {object} */ (navigator.audioSession), { type: 'ambient' });
  return new AudioContext();
}

/**
 * What may take long, once what was touched has been drawn.
 * @template T
 * @param {() => T} act
 * @returns {Promise<T>}
 */
function afterFrame(act) {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(act()))));
}

/**
 * @param {AudioContext} audio
 * @param {AudioNode} out
 * @param {number} pitch
 * @param {number} start
 * @param {number} length
 */
function ring(audio, out, pitch, start, length) {
  const tone = audio.createOscillator();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  tone.connect(out);
  tone.start(start);
  tone.stop(start + length);
}

/**
 * The noise of paper, the same each time.
 * @param {AudioContext} audio
 */
function rustle(audio) {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate / 4), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let index = 0; index < samples.length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[index] = state / 0x7fffffff - 1;
  }
  return buffer;
}
