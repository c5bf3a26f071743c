// A lesson's page: sent as it is read, and made alive here. Its boards get a kernel each, once they come into sight.

import { html, nothing, render } from 'lit-html';
import { createVoice } from '../board/speak.js';
import { keptAids } from '../dots/aids.js';
import { Shelf } from '../keep/shelf.js';
import { listenForGames } from '../keep/waiting.js';
import { startThread } from '../kernel/client.js';
import { closeIcon } from '../page/icons.js';
import { loadWords, sentLanguage } from '../page/language.js';
import { drawTools, keepFollowed } from '../page/tools.js';
import { Exercise } from './exercise.js';
import { keepDone, readDone } from './progress.js';
import { readTask } from './task.js';

/** @import {Words} from '../text/words' */
/** @import {LessonWords} from './learn' */

const language = sentLanguage();
const exercises = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('.exercise')]);
const fields = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('[data-field]')]);
const shelf = new Shelf(() => {}); // a lesson keeps nothing that would be missed
Promise.all([loadWords(language), loadLessonWords()]).then(([words, lesson]) => open(words, lesson));

/**
 * @param {Words} words
 * @param {LessonWords} lesson
 */
function open(words, lesson) {
  document.documentElement.dataset['open'] = '';
  drawTools(words, language, shelf);
  keepFollowed();
  if (exercises.length > 0) bringAlive(words, lesson);
  if (fields.length > 0) void bringFieldsAlive(lesson);
  tickChapters(lesson);
  listen().catch(() => {}); // neither of these is needed to read the lesson
  follow(words).catch(() => {});
}

/**
 * In the list of chapters: those whose boards have all been done.
 * @param {LessonWords} lesson
 */
function tickChapters(lesson) {
  const done = readDone(shelf);
  for (const chapter of document.querySelectorAll('.chapters [data-boards]')) {
    const boards = (chapter.getAttribute('data-boards') ?? '').split(' ');
    const tick = chapter.querySelector('.tick');
    if (tick && boards.every((board) => done.has(board))) tick.textContent = `✓ ${lesson.done}`;
  }
}

/**
 * @param {Words} words
 * @param {LessonWords} lesson
 */
function bringAlive(words, lesson) {
  const kernelFile = WebAssembly.compileStreaming(fetch(new URL('../kernel/kamertje.wasm', import.meta.url)));
  const say = createVoice(element('voice-1'), element('voice-2'));
  const { confirm } = keptAids(shelf);
  const sight = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) {
        const paper = target.querySelector('.paper');
        const below = target.querySelector('.course');
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        if (!(paper instanceof HTMLElement) || !(below instanceof HTMLElement)) continue;
        sight.unobserve(target);
        new Exercise(paper, below, readTask(target.dataset), {
          words,
          lesson,
          say,
          confirm: () => confirm,
          done: () => keepDone(shelf, target.dataset['name'] ?? ''),
          thread: (hear, broken) => startThread(kernelFile, hear, broken),
        });
      }
    },
    { rootMargin: '300px' },
  );
  for (const exercise of exercises) sight.observe(exercise);
}

/**
 * The fields of Numbridge, which need no kernel.
 * @param {LessonWords} lesson
 */
async function bringFieldsAlive(lesson) {
  const { FieldLesson } = await import('../numbridge/lesson/lesson.js');
  const say = createVoice(element('voice-1'), element('voice-2'));
  for (const field of fields) {
    const paper = field.querySelector('.paper');
    const below = field.querySelector('.course');
    const name = field.dataset['field'] ?? '';
    if (!(paper instanceof HTMLElement) || !(below instanceof HTMLElement)) continue;
    new FieldLesson(paper, below, name, { words: lesson.fields, say, done: () => keepDone(shelf, name) });
  }
}

async function listen() {
  const { title } = document;
  const entitle = (/** @type {string | null} */ calling) => {
    document.title = calling ?? title;
  };
  await listenForGames({ shelf, language: () => language, entitle });
}

/** @param {Words} words */
async function follow(words) {
  const { followHere } = await import('../offline/follow.js');
  await followHere(() => notice(words, true));
}

/**
 * @param {Words} words
 * @param {boolean} shown
 */
function notice(words, shown) {
  render(
    shown
      ? html`<div class="notice" role="alert">
          <p>${words.notices.update}</p>
          <button type="button" @click=${() => location.reload()}>${words.notices.reload}</button>
          <button type="button" class="quiet" aria-label=${words.notices.close} @click=${() => notice(words, false)}>${closeIcon}</button>
        </div>`
      : nothing,
    element('notice'),
  );
}

/** @returns {Promise<LessonWords>} */
async function loadLessonWords() {
  /** @type {{ lessonWords: LessonWords }} */
  const file = await import(`./text/${language}.js`);
  return file.lessonWords;
}

/** @param {string} id */
function element(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page lacks #${id}`);
  return found;
}
