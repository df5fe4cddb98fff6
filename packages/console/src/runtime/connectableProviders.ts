/** Providers that this console can connect. */
export const connectableProviders = ['neon', 'redis'] as const;
