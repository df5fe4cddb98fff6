import type { Translation } from '../messages.ts';

/** `unsaved` in German. */
export const unsaved: Translation<'unsaved'> = {
  title: 'Verlassen, ohne zu speichern?',
  text: 'Ihre Eingabe wurde nicht gespeichert und wird nicht aufbewahrt, weil sie geheim sein kann.',
  leave: 'Verlassen',
  stay: 'Bleiben',
};
