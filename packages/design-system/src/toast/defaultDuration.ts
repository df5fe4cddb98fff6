/** Default duration of a toast, in milliseconds. */
export const defaultDuration = 4000;
