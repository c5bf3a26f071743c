// Runs before anything is painted: the colours that were chosen, and a plain word where the browser is too old.
'use strict';

(() => {
  const root = document.documentElement;
  const darkness = matchMedia('(prefers-color-scheme: dark)');

  function chosen() {
    try {
      return localStorage.getItem('kamertje.theme');
    } catch {
      return null;
    }
  }

  function paint() {
    const theme = root.dataset['chosen'] || chosen();
    root.dataset['theme'] = theme === 'light' || theme === 'dark' ? theme : darkness.matches ? 'dark' : 'light';
  }

  darkness.addEventListener('change', paint);
  root.addEventListener('themechosen', paint);
  paint();

  const capable = 'supports' in HTMLScriptElement && HTMLScriptElement.supports('importmap') && 'WebAssembly' in window;
  if (!capable) root.dataset['old'] = '';
})();
