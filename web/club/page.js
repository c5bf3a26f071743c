// A page of the club: sent as it is read, and made alive here. Its forms go to the server as JSON, which no other site can send.

import { Shelf } from '../keep/shelf.js';
import { listenForGames } from '../keep/waiting.js';
import { loadWords, sentLanguage } from '../page/language.js';
import { drawTools, keepFollowed } from '../page/tools.js';
import { call } from './call.js';
import { tellTimes } from './times.js';

/** @import {Refused} from './call.js' */

const language = sentLanguage();
const shelf = new Shelf(() => {});
const { title } = document;

loadWords(language).then((words) => {
  document.documentElement.dataset['open'] = '';
  drawTools(words, language, shelf);
  keepFollowed();
  tellTimes(language);
  for (const form of document.querySelectorAll('form')) {
    form.querySelector('button')?.removeAttribute('disabled');
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void send(form);
    });
  }
  const entitle = (/** @type {string | null} */ calling) => {
    document.title = calling ?? title;
  };
  listenForGames({ shelf, language: () => language, entitle }).catch(() => {}); // the page can be read without
});

/** @param {HTMLFormElement} form */
async function send(form) {
  const button = form.querySelector('button');
  const trouble = form.querySelector('.trouble');
  if (!button || !trouble || button.getAttribute('aria-busy')) return;
  trouble.textContent = '';
  button.setAttribute('aria-busy', 'true');
  const said = await call(form.dataset['call'] ?? '', Object.fromEntries(new FormData(form)));
  button.removeAttribute('aria-busy');
  if ('refused' in said) {
    trouble.textContent = saying(said);
    const first = form.querySelector('input:not([type="hidden"], [hidden])');
    if (first instanceof HTMLElement) first.focus();
  } else if (said.codes) {
    showOnce(said.codes);
  } else if (form.dataset['then']) {
    form.replaceChildren(paragraph(form.dataset['then']));
  } else {
    location.reload();
  }
}

/** @param {Refused} said */
function saying({ refused, seconds }) {
  const all = document.querySelector('.sayings');
  const found = all?.querySelector(`[data-code="${refused}"]`) ?? all?.querySelector('[data-code="fault"]');
  return (found?.textContent ?? refused).replace('{seconds}', String(seconds ?? ''));
}

/**
 * The codes stay until the reader says that they are kept.
 * @param {readonly string[]} codes
 */
function showOnce(codes) {
  const place = document.getElementById('codes');
  const article = place?.parentElement;
  if (!place || !article) return;
  place.querySelector('ol')?.replaceChildren(
    ...codes.map((code) => {
      const item = document.createElement('li');
      item.textContent = code;
      return item;
    }),
  );
  place.querySelector('button')?.addEventListener('click', () => location.reload());
  place.hidden = false;
  for (const other of article.querySelectorAll('section')) {
    if (other !== place) other.remove();
  }
  place.focus();
  window.scrollTo(0, 0);
}

/** @param {string} text */
function paragraph(text) {
  const said = document.createElement('p');
  said.setAttribute('role', 'status');
  said.textContent = text;
  return said;
}
