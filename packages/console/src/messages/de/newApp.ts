import type { Translation } from '../messages.ts';

/** `newApp` in German. */
export const newApp: Translation<'newApp'> = {
  name: 'Name',
  address: (slug) => `Die Adresse beginnt mit ${slug}`,
  addressHint: '3 bis 50 Zeichen. Die Adresse wird daraus gebildet und bleibt gleich.',
  create: 'App erstellen',
  done: (name) => `${name} ist erstellt.`,
  taken: (team) => `${team} hat schon eine App dieses Namens`,
};
