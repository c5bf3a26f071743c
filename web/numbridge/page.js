// The pages of Numbridge: the place with its halls, an invitation to a game, a table, and the archive.

import { openFrame } from '../page/frame.js';
import { openLine, startTicking, tablePage } from '../table/entry.js';
import { KeptGame } from './archive/game.js';
import { Archive } from './archive/list.js';
import { NumbridgePlace } from './place/place.js';
import { NumbridgeTable } from './table/table.js';
import { loadSpeech } from './words.js';

/** @import {Frame} from '../page/frame.js' */
/** @import {PlaceSpeech} from './speech' */

openFrame('numbridge', loadSpeech).then((frame) => {
  const [, , , part, name] = location.pathname.split('/');
  if (part === 'table') openTable(frame);
  else if (part === 'archive') openArchive(frame, name);
  else openPlace(frame, name);
  frame.fetchRest({ halls: part !== 'table' && part !== 'archive' }).catch(() => {}); // the game goes on without
});

/** @param {Frame<PlaceSpeech>} frame */
function openTable(frame) {
  const table = new NumbridgeTable({ ...tablePage(frame), sound: (line) => frame.hear(line) });
  openLine(table.link);
  frame.show(table);
  table.attach(frame.root);
  startTicking(table.link);
}

/**
 * @param {Frame<PlaceSpeech>} frame
 * @param {string} [game] one of them
 */
function openArchive(frame, game) {
  const page = { speech: () => frame.speech, changed: frame.changed };
  const place = game ? new KeptGame(page, game) : new Archive(page);
  frame.show(place);
  void place.load();
}

/**
 * @param {Frame<PlaceSpeech>} frame
 * @param {string} [invitation] by whose link the reader comes
 */
function openPlace(frame, invitation) {
  const page = { speech: () => frame.speech, changed: frame.changed, say: frame.say, shelf: frame.shelf };
  const place = new NumbridgePlace(page, invitation);
  openLine(place.halls.link);
  frame.show(place);
  startTicking(place.halls.link);
}
