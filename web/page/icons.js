// Small drawings of the page, in the stroke of the pen.

import { svg } from 'lit-html';

/** @import {SVGTemplateResult} from 'lit-html' */

/** @param {SVGTemplateResult} shapes */
export const icon = (shapes) => svg`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${shapes}</svg>`;

export const undoIcon = icon(svg`<path d="M8.5 5 4 9.4l4.6 4.4M4.4 9.5c5-.3 8.6-.2 11 .4 3 .8 4.6 2.6 4.6 5 0 2.5-2 4.3-5.2 4.3"></path>`);
export const newIcon = icon(svg`<path d="M6 3.5h8.5L18.6 8v12.5H6zM14.3 3.7v4.5h4.2M12.2 11v6M9.2 14h6"></path>`);
export const setUpIcon = icon(svg`<path d="M4 7h8.5M17.5 7H20M4 16.8h2.5M11.5 16.8H20"></path><circle cx="15" cy="7" r="2.5"></circle><circle cx="9" cy="16.8" r="2.5"></circle>`);
export const hintIcon = icon(svg`<path d="M9 17.4c0-2.3-3.4-3.6-3.4-7.6a6.4 6.4 0 0 1 12.8 0c0 4-3.4 5.3-3.4 7.6zM9.6 20.6h4.8"></path>`);
export const swapIcon = icon(svg`<path d="M4.2 8.4h14.6M15 4.6l4 3.8-4 3.9M19.8 15.8H5.2M9 12l-4 3.8 4 3.8"></path>`);
export const startIcon = icon(svg`<path d="M7.5 4.8 18.5 12 7.6 19.3z"></path>`);
export const drawIcon = icon(svg`<path d="M4.4 19.6 5.6 15 16.2 4.4l3.4 3.4L9 18.4zM13.8 6.8l3.4 3.4"></path>`);
export const largerIcon = icon(svg`<circle cx="10.4" cy="10.4" r="6.2"></circle><path d="M15 15l5.2 5.2M7.6 10.4h5.6M10.4 7.6v5.6"></path>`);
export const smallerIcon = icon(svg`<circle cx="10.4" cy="10.4" r="6.2"></circle><path d="M15 15l5.2 5.2M7.6 10.4h5.6"></path>`);
export const shareIcon = icon(svg`<path d="M12 14.6V3.8M8 7.4l4-3.8 4 3.8M6.6 11H5v9.4h14V11h-1.6"></path>`);
export const installIcon = icon(svg`<path d="M12 3.6v10.6M8 10.6l4 3.8 4-3.8M5 16.4v4h14v-4"></path>`);
export const apartIcon = icon(svg`<path d="M3.5 5.5h7v5.5h-7zM13.5 13h7v5.5h-7zM7 11v7h4M17 13V6h-4"></path>`);
export const personIcon = icon(svg`<circle cx="12" cy="8.4" r="3.9"></circle><path d="M4.5 20c.8-4 3.7-6 7.5-6s6.7 2 7.5 6"></path>`);
export const closeIcon = icon(svg`<path d="M6 6.2 18 18M18 6 6 18"></path>`);

export const themeIcons = {
  auto: icon(svg`<circle cx="12" cy="12" r="7.5"></circle><path class="solid" d="M12 4.5a7.5 7.5 0 0 1 0 15z"></path>`),
  light: icon(svg`<circle cx="12" cy="12" r="4"></circle><path d="M12 3v2.2M12 18.8V21M3 12h2.2M18.8 12H21M5.6 5.7l1.5 1.5M16.9 16.9l1.5 1.5M18.4 5.6l-1.5 1.5M7.1 16.9l-1.5 1.5"></path>`),
  dark: icon(svg`<path d="M19.5 14.3A8 8 0 0 1 9.7 4.5a8 8 0 1 0 9.8 9.8z"></path>`),
};

export const replayIcons = {
  first: icon(svg`<path d="M6.4 5v14M18 5.4 9.4 12l8.6 6.6z"></path>`),
  back: icon(svg`<path d="M16.4 5.4 7.6 12l8.8 6.6z"></path>`),
  play: icon(svg`<path class="solid" d="M7.5 4.8 18.5 12 7.6 19.3z"></path>`),
  pause: icon(svg`<path d="M8.6 5v14M15.4 5v14"></path>`),
  forward: icon(svg`<path d="M7.6 5.4 16.4 12l-8.8 6.6z"></path>`),
  last: icon(svg`<path d="M17.6 5v14M6 5.4l8.6 6.6L6 18.6z"></path>`),
};

export const soundIcons = {
  on: icon(svg`<path d="M4 9.5h3.6L12.4 5v14L7.6 14.5H4zM15.6 9.2a4 4 0 0 1 0 5.6M18.2 6.6a7.6 7.6 0 0 1 0 10.8"></path>`),
  off: icon(svg`<path d="M4 9.5h3.6L12.4 5v14L7.6 14.5H4zM16 9.6l4.6 4.8M20.6 9.6 16 14.4"></path>`),
};

/** The same as in lesson.html. */
export const placeIcons = {
  play: icon(svg`<path d="M6 6h12v12H6zM12 6v12M6 12h12"></path>`),
  numbridge: icon(svg`<path d="M12 3l4 2.3v4.6L12 12.2 8 9.9V5.3zM8 12.2l-4 2.3V19l4 2.3 4-2.3v-4.5zM16 12.2l-4 2.3V19l4 2.3 4-2.3v-4.5z"></path>`),
  learn: icon(svg`<path d="M12 6.5C10 5 7 4.6 3.5 5v13c3.5-.4 6.5 0 8.5 1.5 2-1.5 5-1.9 8.5-1.5V5C17 4.6 14 5 12 6.5zM12 6.5v13"></path>`),
};

/** The sign of the house: three lines drawn, the fourth to come, and the first box filled. */
export const sign = svg`<svg class="sign" viewBox="3 3 26 26" aria-hidden="true">
  <path class="filled" d="M6 6h10v10H6z"></path>
  <path class="blue" d="M6 6h10M6 6v10M6 16h10M16 6v10"></path>
  <path class="orange" d="M16 26h10M16 16v10"></path>
  <g>${[6, 16, 26].flatMap((y) => [6, 16, 26].map((x) => svg`<circle cx=${x} cy=${y} r="2.3"></circle>`))}</g>
</svg>`;
