import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('de');

/** `passwordRules` in German. */
export const passwordRules: Translation<'passwordRules'> = {
  label: 'Regeln für das Passwort',
  longEnough: (length) => `Mindestens ${number(length)} Zeichen`,
  confirmed: 'Beide Male gleich',
  met: 'erfüllt',
  unmet: 'noch nicht erfüllt',
};
