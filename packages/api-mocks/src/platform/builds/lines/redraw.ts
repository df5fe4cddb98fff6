/** Back to the start of the line, and away with what stood there: a shorter text leaves nothing of it. */
export const redraw = '\r\u001B[K';
