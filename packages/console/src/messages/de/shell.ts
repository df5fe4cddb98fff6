import type { Translation } from '../messages.ts';

/** `shell` in German. */
export const shell: Translation<'shell'> = {
  loading: 'Wird geladen',
  landmarks: {
    skip: 'Zum Inhalt springen',
    notice: 'Hinweis',
    sidebar: 'Seitenleiste',
    navigation: 'Navigation',
    openNavigation: 'Navigation öffnen',
    collapse: 'Seitenleiste einklappen',
    expand: 'Seitenleiste ausklappen',
  },
  breadcrumbs: 'Pfad',
  teamNavigation: 'Team',
  appNavigation: 'App',
  switchTeam: 'Team wechseln',
  teams: 'Teams',
  roles: { personal: 'Persönlich', owner: 'Inhaber', member: 'Mitglied' },
  help: 'Hilfe',
  feedback: 'Feedback',
  community: 'Community',
  search: 'Suchen',
  docs: 'Doku',
  theme: 'Farbschema',
  themes: { dark: 'Dunkel', light: 'Hell', system: 'System' },
  accountMenu: (name) => `${name}, Kontomenü`,
  logOut: 'Abmelden',
};
