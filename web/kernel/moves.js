// The moves that are no lines, as the kernel numbers them.

/** Hands the dice on, where nothing can be drawn with what was thrown. */
export const PASS = 254;
/** Takes over the first line. */
export const SWAP = 255;
