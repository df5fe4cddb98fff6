import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('de');

/** `common` in German. */
export const common: Translation<'common'> = {
  retry: 'Wiederholen',
  cancel: 'Abbrechen',
  undo: 'Rückgängig',
  copy: (what) => `${what} kopieren`,
  opensInNewTab: '(öffnet in neuem Tab)',
  order: 'Reihenfolge',
  orders: { desc: 'Neueste zuerst', asc: 'Älteste zuerst' },
  clearSearch: 'Suche löschen',
  pastTheEnd: 'Die Liste endet vor dieser Seite',
  firstPage: 'Zur ersten Seite',
  range: (first, last, count) => `${number(first)}–${number(last)} von ${number(count)}`,
  errorTitle: 'Etwas ist schiefgegangen!',
  newVersion:
    'Vielleicht gibt es eine neue Version der Konsole. Laden Sie neu, um sie zu bekommen.',
  reload: 'Seite neu laden',
  successTitle: 'Erledigt!',
  tryAgainIn: (seconds) => `Sie können es in ${number(seconds)} s noch einmal versuchen.`,
  tryAgainNow: 'Sie können es jetzt noch einmal versuchen.',
  failures: {
    unknown: 'Etwas ist schiefgegangen.',
    tryAgain: 'Versuchen Sie es gleich noch einmal.',
    unreachable:
      'Die Plattform antwortet nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    timeout: 'Die Plattform hat zu lange für eine Antwort gebraucht. Versuchen Sie es noch einmal.',
    insecure:
      'Ihr Browser erlaubt das nur auf Seiten über https und auf localhost. Öffnen Sie die Konsole mit https.',
    unreadable: (where) =>
      `Die Plattform hat eine Antwort gesendet, die diese Konsole nicht lesen kann (${where}).`,
  },
  offline: 'Sie sind offline. Es geht weiter, sobald Sie wieder verbunden sind.',
};
