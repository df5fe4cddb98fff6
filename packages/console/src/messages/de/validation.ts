import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('de');

/** `validation` in German. */
export const validation: Translation<'validation'> = {
  emailInvalid: 'Geben Sie eine gültige E-Mail-Adresse ein',
  fullNameRequired: 'Der Name ist erforderlich',
  passwordRequired: 'Das Passwort ist erforderlich',
  passwordTooShort: (length) => `Das Passwort muss mindestens ${number(length)} Zeichen haben`,
  passwordTooLong: (length) => `Das Passwort darf höchstens ${number(length)} Zeichen haben`,
  confirmationRequired: 'Die Bestätigung des Passworts ist erforderlich',
  passwordsDiffer: 'Die Passwörter stimmen nicht überein',
  nameTooShort: (length) => `Der Name muss mindestens ${number(length)} Zeichen haben`,
  nameTooLong: (length) => `Der Name muss weniger als ${number(length)} Zeichen haben`,
  directoryAbsolute: 'Das Verzeichnis muss ein relativer Pfad sein, kein absoluter',
  directoryHome: 'Das Verzeichnis darf nicht mit „~“ beginnen',
  directoryOutside: 'Das Verzeichnis darf kein „..“ enthalten',
  directoryCharacters:
    'Das Verzeichnis darf nur die Buchstaben A bis Z, Ziffern, Leerzeichen und / . _ - enthalten',
};
