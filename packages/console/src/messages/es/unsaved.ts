import type { Translation } from '../messages.ts';

/** `unsaved` in Spanish. */
export const unsaved: Translation<'unsaved'> = {
  title: '¿Salir sin guardar?',
  text: 'Lo que escribió aquí no se guardó, y no se conserva porque puede ser secreto.',
  leave: 'Salir',
  stay: 'Quedarse',
};
