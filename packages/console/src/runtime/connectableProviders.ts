/** Providers whose consent this console can ask for. */
export const connectableProviders = ['neon', 'redis'] as const;
