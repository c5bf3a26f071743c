// Follows the builds from an open page: has this one kept for use without a network, and says when another is served.

/** @import {Word} from './offline' */

/** Addresses name their build: `/v/<version>/offline/follow.js`. */
const VERSION = new URL(import.meta.url).pathname.split('/')[2] ?? '';

/**
 * @typedef {object} Around
 * @property {ServiceWorkerContainer | undefined} workers none on plain http, and where they are switched off
 * @property {() => Promise<Word>} ask the server for the version that it serves
 * @property {(act: () => void) => void} returned calls at each return to the page
 * @property {() => void} outdated another build is served than this page's
 */

/** @param {Around} around */
export async function follow({ workers, ask, returned, outdated }) {
  /** @param {Word | undefined} word */
  const hear = (word) => {
    if (word?.version && word.version !== VERSION) outdated();
  };
  // The browser makes updates wait for one another, so nothing else waits for them.
  const look = () => {
    register().catch(() => {}); // refused, or no network: the page goes on without
    return ask().then(hear, () => {});
  };
  const register = async () => {
    const registration = await workers?.register('/sw.js', { updateViaCache: 'none' });
    await registration?.update();
  };
  workers?.addEventListener('message', ({ data }) => hear(data));
  returned(() => void look());
  await look();
}

/** @param {() => void} outdated */
export function followHere(outdated) {
  return follow({
    workers: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
    ask: async () => (await fetch('/healthz')).json(),
    returned: (act) => document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && act()),
    outdated,
  });
}
