/** Returns to the start of the line and clears it, so that a shorter text leaves nothing behind. */
export const redraw = '\r\u001B[K';
