// The pages of Numbridge: the place where tables are made, and a table.

import { openFrame } from '../page/frame.js';
import { openLine, startTicking, tablePage } from '../table/entry.js';
import { NumbridgePlace } from './place/place.js';
import { NumbridgeTable } from './table/table.js';
import { loadSpeech } from './words.js';

/** @import {Frame} from '../page/frame.js' */
/** @import {Speech} from './speech' */

openFrame('numbridge', loadSpeech).then((frame) => {
  if (location.pathname.includes('/table/')) openTable(frame);
  else openPlace(frame);
  frame.fetchRest().catch(() => {}); // the game goes on without
});

/** @param {Frame<Speech>} frame */
function openTable(frame) {
  const table = new NumbridgeTable({ ...tablePage(frame), sound: (line) => frame.hear(line) });
  openLine(table.link);
  frame.show(table);
  table.attach(frame.root);
  startTicking(table.link);
}

/** @param {Frame<Speech>} frame */
function openPlace(frame) {
  frame.show(new NumbridgePlace({ speech: () => frame.speech, changed: frame.changed, bots: 'bots' in document.body.dataset }));
}
