/** Time after which revealed values are masked again, in milliseconds. */
export const revealedMs = 60_000;
