import type { Translation } from '../messages.ts';

/** `language` in Spanish. */
export const language: Translation<'language'> = {
  label: 'Idioma',
  hint: 'Las fechas y los números también lo siguen.',
  system: 'Idioma de este dispositivo',
};
