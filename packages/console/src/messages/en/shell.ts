import { catalogue } from './catalogue.ts';

/** The texts around every screen. */
export const shellMessages = catalogue('shell', {
  loading: 'Loading',
  landmarks: {
    skip: 'Skip to content',
    notice: 'Notice',
    sidebar: 'Sidebar',
    navigation: 'Navigation',
    openNavigation: 'Open navigation',
    collapse: 'Collapse sidebar',
    expand: 'Expand sidebar',
  },
  breadcrumbs: 'Breadcrumbs',
  teamNavigation: 'Team',
  appNavigation: 'App',
  switchTeam: 'Switch team',
  teams: 'Teams',
  roles: { personal: 'Personal', owner: 'Owner', member: 'Member' },
  search: 'Search',
  /** Names the links of the next three, where they stand in the rail. */
  help: 'Help',
  feedback: 'Feedback',
  community: 'Community',
  docs: 'Docs',
  theme: 'Theme',
  themes: { dark: 'Dark', light: 'Light', system: 'System' },
  accountMenu: (name: string) => `${name}, account menu`,
  logOut: 'Log Out',
});
