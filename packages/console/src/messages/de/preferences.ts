import type { Translation } from '../messages.ts';

/** `preferences` in German. */
export const preferences: Translation<'preferences'> = {
  title: 'Vorlieben',
  text: 'Wie dieser Browser die Konsole zeigt. Sie bleiben, wenn Sie sich abmelden.',
  density: 'Dichte',
  densities: { comfortable: 'Bequem', compact: 'Kompakt' },
  timeZone: 'Zeitzone',
  timeZones: { local: 'Ortszeit', UTC: 'UTC' },
  timeZoneHint: 'Gilt für jede Zeit, die angezeigt wird, und für Heruntergeladenes.',
  singleKeys: 'Kürzel aus einer einzelnen Taste',
  singleKeysHint: 'Ausgeschaltet bleiben nur die mit Strg oder ⌘ und die in einem Log.',
  notify: 'Mitteilen, wenn ein Deployment endet',
  notifyHint: 'Für Deployments, die Sie beginnen oder öffnen.',
};
