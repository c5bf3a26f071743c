// Small drawings of the room, in the stroke of the pen.

import { icon } from '../page/icons.js';
import { svg } from 'lit-html';

export const copyIcon = icon(svg`<path d="M9 8.5h10.5v12H9zM5 15.5V4h10"></path>`);
export const roundIcon = icon(svg`<path d="M19.6 12a7.6 7.6 0 1 1-2.3-5.4M17.6 2.8v4h-4"></path>`);
export const moveIcon = icon(svg`<path d="M3.5 5h11v8h-11zM6.5 16.5h5M9 13v3.5M17 8.5h3.5v12h-7v-4"></path>`);
export const leaveIcon = icon(svg`<path d="M13.5 4H5v16.5h8.5M10 12.2h10.4M16.6 8.3l3.9 3.9-3.9 3.9"></path>`);
export const keepIcon = icon(svg`<path d="M4 5h16v4H4zM5.5 9v10.5h13V9M9.6 12.6h4.8"></path>`);
