/** Height of the log viewer, for its placeholder. */
export const logHeight = 'clamp(18rem, 100svh - 8rem, 38rem)';
