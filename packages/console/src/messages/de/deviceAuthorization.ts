import type { Translation } from '../messages.ts';

/** `deviceAuthorization` in German. */
export const deviceAuthorization: Translation<'deviceAuthorization'> = {
  heading: 'Gerät autorisieren',
  lead: 'Eine Kommandozeile möchte in Ihrem Namen handeln.',
  loading: 'Der Code wird gesucht',
  entry: {
    label: 'Code',
    hint: 'Ihr Terminal zeigt ihn: zwei Gruppen von je vier Buchstaben.',
    missing: 'Geben Sie den Code ein',
    submit: 'Weiter',
  },
  doesItMatch: 'Stimmt das mit dem Code in Ihrem Terminal überein?',
  itMatches: 'Er stimmt überein',
  authorizeAs: 'Autorisieren als',
  notYou: 'Nicht Sie?',
  consequence: (client) => `${client} kann dann in allen Ihren Teams Apps deployen und Logs lesen.`,
  expiresIn: (time) => `Der Code läuft in ${time} ab.`,
  deny: 'Ablehnen',
  authorize: 'Autorisieren',
  foot: 'Haben nicht Sie das begonnen? Lehnen Sie ab, und es geschieht nichts.',
  outcomes: {
    authorized: {
      title: 'Ihre Kommandozeile ist angemeldet',
      text: 'Sie können diesen Tab schließen',
    },
    denied: {
      title: 'Es wurde nichts autorisiert',
      text: 'Die Kommandozeile bleibt abgemeldet, und ihr Code verfällt von selbst. Sie können diesen Tab schließen.',
    },
    expired: {
      title: 'Dieser Code ist abgelaufen',
      text: 'Führen Sie den Anmeldebefehl noch einmal aus: Er bringt Sie mit einem neuen Code hierher.',
    },
    unknown: {
      title: 'Dieser Code ist nicht bekannt',
      text: 'Öffnen Sie die Adresse, die Ihr Terminal zeigt, oder führen Sie den Anmeldebefehl noch einmal aus.',
    },
    alreadyUsed: {
      title: 'Dieser Code wurde schon verwendet',
      text: 'Wenn Sie das waren, ist Ihre Kommandozeile angemeldet. Jeder Code gilt einmal.',
    },
  },
  goHome: 'Zur Startseite',
  tryAgain: 'Noch einmal versuchen',
};
