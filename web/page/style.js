// A part of the style that is fetched with the part of the page that it is for.

/** @param {URL} address */
export async function loadStyle({ href }) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  await new Promise((done, failed) => {
    link.onload = done;
    link.onerror = failed;
  });
}
