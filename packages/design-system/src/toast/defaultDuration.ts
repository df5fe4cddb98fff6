/** How long a toast stays that does not say so itself, in milliseconds. */
export const defaultDuration = 4000;
