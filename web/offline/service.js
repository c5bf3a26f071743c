// The service worker: keeps one build of the page, whole or not at all, and serves it where the network does not.
// The server puts BUILD in front of it: the build's version, its files, and the pages that name it.
//
// A file's address names its build, so files of any build may be served from wherever they are. A page may come from
// the network or from this build alone. So no page ever sees files of two builds.

/** @import {Kept, ServiceScope} from './offline' */

/** @type {Kept} */
const kept = BUILD;
const scope = /** @type {ServiceScope} */ (/** @type {unknown} */ (self));

const PREFIX = 'kamertje-';
const NAME = PREFIX + kept.version;
// This build's and the one before, for pages that are still open.
const MOST_CACHES = 2;
// Milliseconds that a page may take to come by the network.
const PATIENCE = 3000;

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/v/')) event.respondWith(file(request));
  else if (request.mode === 'navigate' && [...kept.shells, ...kept.lessons].includes(pathname)) event.respondWith(page(request));
});
scope.addEventListener('message', ({ data, source }) => {
  if (data === 'version') source?.postMessage({ version: kept.version });
});

async function install() {
  await caches.delete(NAME); // left by an attempt that was cut off
  const cache = await caches.open(NAME);
  try {
    await Promise.all([...kept.shells.map((shell) => keepShell(cache, shell)), ...kept.files.map((path) => keepFile(cache, path))]);
    await Promise.all((await readLessons()).map((lesson) => keepShell(cache, lesson)));
  } catch (fault) {
    await caches.delete(NAME);
    throw fault;
  }
  await scope.skipWaiting();
}

/**
 * @param {Cache} cache
 * @param {string} path
 */
async function keepShell(cache, path) {
  const answer = await fetch(path, { cache: 'no-store' });
  if (!isOurs(answer)) throw new Error(`${path} belongs to another build than ${kept.version}`);
  await cache.put(path, answer);
}

/**
 * @param {Cache} cache
 * @param {string} path
 */
async function keepFile(cache, path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await cache.put(path, answer);
}

/** The lessons that were read while other builds were served: they are kept in this one too. */
async function readLessons() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const read = new Set(requests.flat().map(({ url }) => new URL(url).pathname));
  return kept.lessons.filter((lesson) => read.has(lesson));
}

/** @param {Response} answer a page, which names its build */
function isOurs(answer) {
  return answer.ok && (answer.headers.get('etag') ?? '').includes(`"${kept.version}-`);
}

async function activate() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(names.slice(0, names.length - MOST_CACHES + 1).map((name) => caches.delete(name)));
  await scope.clients.claim();
  const cache = await caches.open(NAME);
  for (const client of await scope.clients.matchAll()) {
    client.postMessage({ version: kept.version });
    // It was fetched before this worker was there to see it.
    const { pathname } = new URL(client.url);
    if (kept.lessons.includes(pathname)) await keepShell(cache, pathname).catch(() => {}); // at the next visit, then
  }
}

/** @param {Request} request */
async function file(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** @param {Request} request */
async function page(request) {
  const { pathname } = new URL(request.url);
  const cache = await caches.open(NAME);
  const coming = fetch(request).then(async (answer) => {
    // The language of `/` is the reader's latest choice, which this worker cannot know by itself.
    // And a lesson that has been read can be read again.
    if ((pathname === '/' || kept.lessons.includes(pathname)) && isOurs(answer)) await cache.put(pathname, answer.clone());
    return answer;
  });
  coming.catch(() => {}); // whoever awaits it hears of it
  const here = await cache.match(pathname, { ignoreVary: true });
  if (!here) return coming;
  const late = new Promise((tell) => setTimeout(tell, PATIENCE, null));
  const answer = await Promise.race([coming, late]).catch(() => null);
  return answer instanceof Response && answer.status < 500 ? answer : here;
}
