export class NumbridgePlace {
  #page;

  /** @param {{ speech: () => import('../speech').Speech, changed: () => void }} page */
  constructor(page) {
    this.#page = page;
  }

  get title() {
    return 'Numbridge';
  }

  render() {
    return this.#page.speech().own.make.title;
  }
}
