import type { Translation } from '../messages.ts';

/** `palette` in German. */
export const palette: Translation<'palette'> = {
  allShortcuts: 'Alle Tastenkürzel',
  groups: {
    app: (name) => `In ${name}`,
    team: (name) => `In ${name}`,
    apps: 'Apps',
    deployments: 'Deployments',
    actions: 'Aktionen',
    pages: 'Konto',
  },
  app: 'App',
  redeploy: {
    name: 'Erneut deployen…',
    label: 'App, die erneut deployt wird',
    preview: 'Fragt vorher. Baut, was live ist, noch einmal, mit den Variablen von jetzt.',
    none: (app) => `Von ${app} lässt sich noch nichts erneut deployen.`,
  },
  logs: { name: 'Logs öffnen von…', label: 'App, deren Logs geöffnet werden' },
  copyUrl: {
    name: 'URL kopieren von…',
    label: 'App, deren URL kopiert wird',
    copied: (url) => `${url} kopiert`,
    failed: 'Der Browser hat das Kopieren nicht erlaubt.',
  },
  switchTeam: { name: 'Team wechseln…', label: 'Team, zu dem gewechselt wird' },
  invite: 'Personen einladen',
  theme: { name: 'Farbschema wechseln…', label: 'Farbschema' },
  timeZone: {
    name: 'Zeitzone wechseln…',
    label: 'Zone, in der Zeiten angezeigt werden',
    local: 'Ortszeit',
    UTC: 'UTC',
  },
  density: {
    name: 'Dichte wechseln…',
    label: 'Wie eng alles beieinander steht',
    comfortable: 'Bequem',
    compact: 'Kompakt',
  },
  language: 'Sprache wechseln…',
  current: 'aktuell',
};
