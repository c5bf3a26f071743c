// Runs before anything is painted: the colours that were chosen, and a plain word where the browser is too old or the
// page does not come. Written so that a browser of any age can read it.
'use strict';

(function () {
  var root = document.documentElement;
  var darkness = window.matchMedia('(prefers-color-scheme: dark)');

  function chosen() {
    try {
      return localStorage.getItem('kamertje.theme');
    } catch (blocked) {
      return null;
    }
  }

  function paint() {
    var theme = root.getAttribute('data-chosen') || chosen();
    var painted = theme === 'light' || theme === 'dark' ? theme : darkness.matches ? 'dark' : 'light';
    root.setAttribute('data-theme', painted);
    var meta = document.querySelector('meta[name="theme-color"]');
    if (meta) meta.setAttribute('content', getComputedStyle(root).getPropertyValue('--paper').trim());
  }

  // The oldest browsers that have all this: Safari 16.4 by import maps, Chrome 109 by formulas, which the page does not
  // use, and Firefox 114 by workers of modules.
  function capable() {
    var workers = false;
    var supports = HTMLScriptElement.supports;
    var small = window.CSS && CSS.supports('height', '1dvh');
    try {
      new Worker('http://[', {
        get type() {
          workers = true;
          return /** @type {const} */ ('module');
        },
      });
    } catch (noAddress) {
      // that the type was read is all that was wanted
    }
    return workers && supports && supports('importmap') && window.WebAssembly && window.MathMLElement && small;
  }

  /** @param {Event} event */
  function fail(event) {
    var target = event.target;
    if (target instanceof Element && target.nodeName !== 'SCRIPT') return;
    if (!root.hasAttribute('data-open')) root.setAttribute('data-broken', '');
  }

  if (darkness.addEventListener) darkness.addEventListener('change', paint);
  root.addEventListener('themechosen', paint);
  paint();
  window.addEventListener('error', fail, true);
  window.addEventListener('unhandledrejection', fail);
  if (!capable()) root.setAttribute('data-old', '');
})();
