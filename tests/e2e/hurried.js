// Waits of the page are a tenth as long, so that a game is not mostly pauses; what moves has its own time.
(() => {
  const wait = window.setTimeout;
  window.setTimeout = (act, milliseconds = 0, ...rest) => wait(act, milliseconds / 10, ...rest);
})();
