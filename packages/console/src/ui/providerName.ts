/** Names of providers by type. They are the same in every language. */
export const providerNames: ReadonlyMap<string, string> = new Map([
  ['neon', 'Neon'],
  ['redis', 'Redis Cloud'],
  ['supabase', 'Supabase'],
  ['logfire', 'Logfire'],
]);
