import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { list, plural } = createWording('de');

const withOthers = (names: readonly string[], others: number) =>
  others === 0
    ? names
    : [...names, plural(others, { one: '# weitere Person', other: '# weitere Personen' })];

/** `appSettings` in German. */
export const appSettings: Translation<'appSettings'> = {
  errorTitle: 'Die App konnte nicht geladen werden',
  directory: {
    title: 'Verzeichnis',
    text: 'Wo die App in dem liegt, was Sie deployen, vom Stamm aus gesehen.',
    label: 'Verzeichnis der App',
    hint: 'Leer lassen, wenn die App im Stamm liegt.',
    save: 'Speichern',
    done: 'Das Verzeichnis ist gespeichert. Es gilt ab dem nächsten Deployment.',
  },
  danger: {
    title: 'Gefahrenbereich',
    lead: (app) => `${app} und alles darin löschen.`,
    text: (deployments, variables) => {
      const goes = list([
        deployments === undefined
          ? 'die Deployments'
          : plural(deployments, { one: '# Deployment', other: '# Deployments' }),
        variables === undefined
          ? 'die Variablen'
          : plural(variables, { one: '# Variable', other: '# Variablen' }),
        'die Logs',
        'die Adresse',
      ]);
      return `Mit gelöscht werden: ${goes}. Datenbanken bei einem verbundenen Dienst bleiben dort; nur die Verbindung entfällt.`;
    },
    action: 'App löschen',
    confirm: (app) =>
      `${app} antwortet sofort nicht mehr. Niemand kann die App wiederherstellen, und ihre Adresse kann an eine andere App vergeben werden.`,
    adminsOnly: (admins, others) =>
      `Nur Admins des Teams können eine App löschen: ${list(withOthers(admins, others))}.`,
    done: (app) => `${app} ist gelöscht`,
  },
};
