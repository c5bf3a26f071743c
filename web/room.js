// The page of a private room: wires the place and the line to the server.

import { loadWords } from './page/language.js';
import { openFrame } from './page/frame.js';
import { RoomPlace } from './room/place.js';
import { loadRoomWords } from './room/words.js';
import { openLine, startTicking, tablePage } from './table/entry.js';

/** @import {Frame} from './page/frame.js' */
/** @import {Speech} from './room/telling.js' */

openFrame('room', async (language) => {
  const [words, own] = await Promise.all([loadWords(language), loadRoomWords(language)]);
  return { words, own };
}).then(open);

/** @param {Frame<Speech>} frame */
function open(frame) {
  const place = new RoomPlace({ ...tablePage(frame), sound: (line) => frame.hear(line) });
  openLine(place.link);
  frame.show(place);
  place.attach(frame.root);
  place.laidOut.then(() => startTicking(place.link)).then(() => frame.fetchRest()).catch(() => {}); // the game goes on without
}
