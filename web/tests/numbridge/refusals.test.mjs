import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { LANGUAGES } from '../../page/language.js';
import { loadTableWords, reasonOf, together } from '../../table/words.js';

const ROOT = new URL('../../../src/kamertje/', import.meta.url);
// A code that is put together from a name stands for one of each.
const NUMBERS = ['givens', 'seconds', 'minutes'];

/**
 * The codes that a file of the program, or all files under a folder, may refuse with.
 * @param {string} path
 */
function codesOf(path) {
  const files = path.endsWith('.py') ? [path] : readdirSync(new URL(path, ROOT), { recursive: true }).map((name) => path + String(name));
  const text = files.filter((name) => name.endsWith('.py')).map((name) => readFileSync(new URL(name, ROOT), 'utf8')).join('');
  const plain = [...text.matchAll(/Refusal\("(\w+)"/g)].map(([, code]) => code ?? '');
  const conditional = [...text.matchAll(/Refusal\("\w+" if .* else "(\w+)"\)/g)].map(([, code]) => code ?? '');
  const made = [...text.matchAll(/Refusal\(f"\{name\}(_\w+)"/g)].flatMap(([, rest]) => NUMBERS.map((name) => name + rest));
  return new Set([...plain, ...conditional, ...made]);
}

// What the dealer refuses, a set-up is refused for before.
const BEFORE_THE_DEAL = new Set(['field_givens', 'field_size']);

for (const language of /** @type {(keyof typeof LANGUAGES)[]} */ (Object.keys(LANGUAGES))) {
  test(`whatever a table of Numbridge is refused has words of its own: ${language}`, async () => {
    const { numbridgeWords } = await import(`../../numbridge/text/${language}.js`);
    const { reasons } = together(await loadTableWords(language), numbridgeWords);
    const codes = [...codesOf('numbridge/'), ...codesOf('match/'), ...codesOf('service/calls.py'), ...codesOf('server/rooms/calls.py'), ...codesOf('server/bots/calls.py')];
    for (const known of ['game_over', 'not_dealt', 'minutes_refused', 'offer_unknown', 'bots_busy', 'room_expired']) assert.ok(codes.includes(known), known);
    for (const code of codes) if (!BEFORE_THE_DEAL.has(code)) assert.notEqual(reasonOf(reasons, code), reasons.other, code);
    assert.equal(reasonOf(reasons, 'constructor'), reasons.other);
  });

  test(`whatever an invitation is refused has words of its own: ${language}`, async () => {
    const { numbridgeWords } = await import(`../../numbridge/text/${language}.js`);
    const { hallWords } = await import(`../../numbridge/halls/text/${language}.js`);
    const reasons = { ...together(await loadTableWords(language), numbridgeWords).reasons, ...hallWords.reasons };
    const codes = [...codesOf('service/halls/'), ...codesOf('server/halls/'), ...codesOf('numbridge/setup.py')];
    assert.ok(codes.includes('invitation_own'));
    for (const code of codes) assert.notEqual(reasonOf(reasons, code), reasons.other, code);
  });
}
