import { catalogue } from './catalogue.ts';

const providers: Readonly<Partial<Record<string, string>>> = {
  neon: 'Neon',
  redis: 'Redis',
  supabase: 'Supabase',
  logfire: 'Logfire',
};

/** The texts of Environment Variables. */
export const environmentVariablesMessages = catalogue('environmentVariables', {
  search: 'Search names',
  columns: { name: 'Name', value: 'Value', kind: 'Kind', updated: 'Updated' },
  kinds: { variable: 'Variable', secret: 'Secret' },
  /** Of the services that set variables, by their type; others are shown as they are called. */
  providers,
  writeOnly: 'Write-only',
  writeOnlyHint: 'A secret cannot be read again after it was set.',
  masked: 'Hidden value',
  emptyValue: 'Empty',
  reveal: (name: string) => `Reveal ${name}`,
  hide: (name: string) => `Hide ${name}`,
  noMatch: (search: string) => `No variable’s name contains “${search}”`,
  errorTitle: 'The variables could not be loaded',
  empty: {
    title: 'No variables yet',
    text: 'Settings and secrets that your app reads when it starts. Set the first one from the folder of your project:',
    command: 'fastapi cloud env set NAME VALUE',
  },
});
