import type { Translation } from '../messages.ts';

/** `language` in German. */
export const language: Translation<'language'> = {
  label: 'Sprache',
  hint: 'Datum und Zahlen richten sich auch danach.',
  system: 'Sprache dieses Geräts',
};
