// The browser's storage, which may be blocked or full: then nothing is kept, and the page is told once.

const PREFIX = 'kamertje.';

export class Shelf {
  #told = false;
  /** @type {() => void} */
  #trouble;
  /** @type {() => Storage} */
  #storage;

  /**
   * @param {() => void} trouble called at the first thing that cannot be kept
   * @param {() => Storage} storage reading it is what may throw
   */
  constructor(trouble, storage = () => localStorage) {
    this.#trouble = trouble;
    this.#storage = storage;
  }

  /** @param {string} name */
  read(name) {
    try {
      return this.#storage().getItem(PREFIX + name);
    } catch {
      return null;
    }
  }

  /**
   * @param {string} name
   * @param {string} value
   */
  write(name, value) {
    try {
      this.#storage().setItem(PREFIX + name, value);
    } catch {
      if (!this.#told) this.#trouble();
      this.#told = true;
    }
  }

  /** @param {string} name */
  remove(name) {
    try {
      this.#storage().removeItem(PREFIX + name);
    } catch {
      // what cannot be written was not kept either
    }
  }
}
