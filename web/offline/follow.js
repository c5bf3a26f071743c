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
  /** @type {ServiceWorkerRegistration | null} */
  let registration = null;
  const look = async () => {
    try {
      if (registration) await registration.update();
      hear(await ask());
    } catch {
      // no network now: this page goes on as it is
    }
  };
  workers?.addEventListener('message', ({ data }) => hear(data));
  returned(() => void look());
  try {
    registration = (await workers?.register('/sw.js', { updateViaCache: 'none' })) ?? null;
  } catch {
    // refused, or cut off: the page goes on without
  }
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
