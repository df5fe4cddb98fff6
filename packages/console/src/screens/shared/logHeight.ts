/** How high a log is (the log viewer's own height), for what stands in its place before it comes. */
export const logHeight = 'clamp(18rem, 100svh - 8rem, 38rem)';
