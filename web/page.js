// The page of the board: wires the place, the kernel's worker and the address.

import { Place } from './dots/place.js';
import { printQuery, readQuery } from './dots/setup.js';
import { connect } from './kernel/client.js';
import { openFrame } from './page/frame.js';
import { watchInstalling } from './page/install.js';
import { known, loadWords } from './page/language.js';

/** @import {Choice} from './dots/dots' */
/** @import {Frame, Speech} from './page/frame.js' */

const kernelFile = WebAssembly.compileStreaming(fetch(new URL('./kernel/kamertje.wasm', import.meta.url)));
kernelFile.catch(() => {}); // it is heard of once there is a page to say so
openFrame('play', async (language) => ({ words: await loadWords(language) })).then(open);

/** @param {Frame<Speech>} frame */
function open(frame) {
  const { client, loaded } = connect(kernelFile, (answer) => place.hear(answer), () => frame.notify('kernel'));
  const place = new Place(
    {
      kernel: client,
      shelf: frame.shelf,
      words: () => frame.speech.words,
      changed: frame.changed,
      chose: write,
      say: frame.say,
      sound: (line) => frame.hear(line),
      notify: frame.notify,
    },
    asked(),
  );

  addEventListener('popstate', () => place.choose(asked()));
  addEventListener('hashchange', () => place.followHash());
  watchInstalling(frame.changed);
  frame.show({ render: () => place.render() });
  place.attach(frame.root);
  loaded.then(() => place.open(), () => {}); // what went wrong has been said
  loaded.then(() => frame.fetchRest()).catch(() => {}); // the game goes on without

  /** The set-up that the address asks for; an address that says it otherwise is put right. */
  function asked() {
    const { choice, bad } = readQuery(location.search);
    if (bad) frame.notify('address');
    write(choice, false);
    return choice;
  }

  /**
   * @param {Choice} choice
   * @param {boolean} anew as a page of its own, to which one can go back
   */
  function write(choice, anew) {
    const named = known(location.pathname.split('/')[1] ?? '');
    const address = `${named ? `/${frame.language}/` : '/'}${printQuery(choice)}`;
    if (address === location.pathname + location.search) return;
    if (anew) history.pushState(null, '', address);
    else history.replaceState(history.state, '', address + location.hash);
  }
}
