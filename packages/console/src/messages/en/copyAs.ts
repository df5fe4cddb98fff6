import { catalogue } from './catalogue.ts';

/** The texts of the menu that gives what a page does as a command. */
export const copyAsMessages = catalogue('copyAs', {
  menu: 'Copy as',
  cli: 'FastAPI Cloud CLI',
  curl: 'curl',
  python: 'Python',
  note: 'The token is $QUAYSIDE_TOKEN',
  copied: (what: string) => `Copied as ${what}`,
  failed: 'The browser did not let the console copy.',
});
