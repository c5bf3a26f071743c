// Small drawings of a table of Numbridge, in the stroke of the pen.

import { svg } from 'lit-html';
import { icon } from '../../page/icons.js';

export const noteIcon = icon(svg`<path d="M5 4.5h14v10l-5 5H5zM19 14.5h-5v5M8.4 9h7M8.4 12.6h4"></path>`);
export const flagIcon = icon(svg`<path d="M6 20.6V4M6 4.6c5-2.2 7 2 12.4 0v8.6c-5.4 2-7.4-2.2-12.4 0"></path>`);
export const drawIcon = icon(svg`<path d="M5 9.4h14M5 14.6h14"></path>`);
export const breakIcon = icon(svg`<path d="M9.4 12.6 5 17a2.6 2.6 0 0 0 3.7 3.7l3-3M14.6 11.4 19 7a2.6 2.6 0 0 0-3.7-3.7l-3 3M4 8.4l3 .6M8.4 4l.6 3M20 15.6l-3-.6M15.6 20l-.6-3"></path>`);
export const saveIcon = icon(svg`<path d="M12 3.6v10.6M8 10.6l4 3.8 4-3.8M5 16.4v4h14v-4"></path>`);
export const sealIcon = icon(svg`<path d="M12 3.4l7 2.6v5.6c0 4.4-3 7.4-7 9-4-1.6-7-4.6-7-9V6zM8.8 11.8l2.4 2.4 4.2-4.6"></path>`);
