import type { Translation } from '../messages.ts';

/** `footer` in German. */
export const footer: Translation<'footer'> = {
  status: 'Status',
  documentation: 'Dokumentation',
  terms: 'Nutzungsbedingungen',
  privacyPolicy: 'Datenschutz',
};
