import { catalogue } from './catalogue.ts';

/** The texts of the choice of a language. */
export const languageMessages = catalogue('language', {
  label: 'Language',
  hint: 'Dates and numbers follow it too.',
  system: 'Language of this device',
});
