import { catalogue } from './catalogue.ts';

/** What the console's commands are called. Pages and themes have names of their own; the palette itself, too. */
export const paletteMessages = catalogue('palette', {
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
  invite: 'Invite People',
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
  language: 'Switch Language…',
  /** What tells the choice that holds from the others. */
  current: 'current',
});
