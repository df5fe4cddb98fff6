import type { Translation } from '../messages.ts';

/** `callback` in German. */
export const callback: Translation<'callback'> = {
  heading: { login: 'Anmeldung', link: 'Konto wird verbunden' },
  working: { login: 'Sie werden angemeldet', link: 'Ihr Konto wird verbunden' },
  failed: { login: 'Sie sind nicht angemeldet', link: 'Es wurde nichts verbunden' },
  back: { login: 'Zurück zur Anmeldung', link: 'Zurück zu den Kontoeinstellungen' },
};
