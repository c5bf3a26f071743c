// What the service worker is given, and the parts of its scope that it uses: the page's own types know no such scope.

export interface Kept {
  version: string;
  /** Addresses of all files of the build. */
  files: string[];
  /** Addresses of the pages that name the build. */
  shells: string[];
  /** Addresses of the lessons, which are kept once they have been read. */
  lessons: string[];
}

/** What the worker says: the build that it keeps. */
export interface Word {
  version: string;
}

export interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends LastingEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

interface Client {
  url: string;
  postMessage: (word: Word) => void;
}

interface Events {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: FetchEvent;
  message: Event & { data: unknown; source: Client | null };
}

export interface ServiceScope {
  addEventListener: <Name extends keyof Events>(name: Name, hear: (event: Events[Name]) => void) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void>; matchAll: () => Promise<Client[]> };
}

declare global {
  const BUILD: Kept;
}
