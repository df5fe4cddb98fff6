import type { Translation } from '../messages.ts';

/** `errors` in German. */
export const errors: Translation<'errors'> = {
  teamNotFound: 'Team nicht gefunden',
  appNotFound: 'App nicht gefunden',
  itemNotFound: 'Unter dieser Adresse gibt es nichts.',
  unknown: 'Unbekannter Fehler',
  codeVerifierNotFound: 'Code-Verifier nicht im Sitzungsspeicher gefunden',
  linkCodeNotFound: 'Verknüpfungscode nicht in der URL gefunden',
  codeNotFound: 'Code nicht in der URL gefunden',
  exchangeFailed: 'Das Token konnte nicht eingetauscht werden',
  linkFailed: 'Die Verknüpfung konnte nicht abgeschlossen werden',
};
