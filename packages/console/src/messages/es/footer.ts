import type { Translation } from '../messages.ts';

/** `footer` in Spanish. */
export const footer: Translation<'footer'> = {
  status: 'Estado',
  documentation: 'Documentación',
  terms: 'Condiciones',
  privacyPolicy: 'Política de privacidad',
};
