import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('es');

/** `passwordRules` in Spanish. */
export const passwordRules: Translation<'passwordRules'> = {
  label: 'Reglas de la contraseña',
  longEnough: (length) => `Al menos ${number(length)} caracteres`,
  confirmed: 'La misma las dos veces',
  met: 'cumplida',
  unmet: 'aún sin cumplir',
};
