import { createWording } from '@quayside/design-system/messages';

import { catalogue } from './catalogue.ts';

const { plural } = createWording('en');

/** The texts of the command palette. Pages and themes are called by their own names. */
export const paletteMessages = catalogue('palette', {
  label: 'Search or jump to',
  recent: 'Recent',
  empty: (query: string) => (query === '' ? 'Nothing here' : `Nothing fits “${query}”`),
  count: (count: number) => plural(count, { one: '# result', other: '# results' }),
  looking: 'Looking further',
  move: 'Move',
  open: 'Open',
  newTab: 'New tab',
  back: 'Back',
  allShortcuts: 'All shortcuts',
  groups: {
    app: (name: string) => `In ${name}`,
    team: (name: string) => `In ${name}`,
    apps: 'Apps',
    deployments: 'Deployments',
    actions: 'Actions',
    pages: 'Account',
  },
  app: 'App',
  redeploy: {
    name: 'Redeploy…',
    label: 'App to redeploy',
    preview: 'Asks first. Builds what is live again, with the variables as they are now.',
    none: (app: string) => `Nothing of ${app} can be redeployed yet.`,
  },
  logs: { name: 'Open Logs of…', label: 'App whose logs to open' },
  copyUrl: {
    name: 'Copy URL of…',
    label: 'App whose URL to copy',
    copied: (url: string) => `Copied ${url}`,
    failed: 'The browser did not let the console copy.',
  },
  switchTeam: { name: 'Switch Team…', label: 'Team to switch to' },
  theme: { name: 'Switch Theme…', label: 'Theme' },
  timeZone: {
    name: 'Switch Time Zone…',
    label: 'Zone in which times are shown',
    local: 'Local time',
    UTC: 'UTC',
  },
  density: {
    name: 'Switch Density…',
    label: 'How close together things stand',
    comfortable: 'Comfortable',
    compact: 'Compact',
  },
  /** What tells the choice that holds from the others. */
  current: 'current',
});
