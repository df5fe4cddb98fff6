import { catalogue } from './catalogue.ts';

/** The texts of what a person likes: a section of Account Settings, and switches elsewhere. */
export const preferencesMessages = catalogue('preferences', {
  title: 'Preferences',
  text: 'How this browser shows the console. They stay when you log out.',
  density: 'Density',
  densities: { comfortable: 'Comfortable', compact: 'Compact' },
  timeZone: 'Time zone',
  timeZones: { local: 'Local', UTC: 'UTC' },
  timeZoneHint: 'Holds for every time that is shown, and for what is downloaded.',
  singleKeys: 'Single-key shortcuts',
  singleKeysHint: 'Off, only those with Ctrl or ⌘ are left, and those in a log.',
  notify: 'Notify me when a deployment ends',
  notifyHint: 'For deployments that you start or open.',
});
