import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('de');

/** `connection` in German. */
export const connection: Translation<'connection'> = {
  incomplete: 'Nicht alles auf dieser Seite konnte geladen werden',
  offline: 'Sie sind offline',
  offlineText:
    'Was Sie sehen, ist vielleicht nicht aktuell. Sobald Sie verbunden sind, geht es von selbst weiter.',
  silent: 'Die Plattform antwortet nicht',
  trying: 'Neuer Versuch…',
  nextTry: (seconds) => `Nächster Versuch in ${number(seconds)} s. Ihre Eingaben bleiben erhalten.`,
  tryNow: 'Jetzt versuchen',
};
