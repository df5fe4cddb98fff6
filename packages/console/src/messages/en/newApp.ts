import { catalogue } from './catalogue.ts';

/** The texts of Create New App. */
export const newAppMessages = catalogue('newApp', {
  name: 'Name',
  /** What its address will be, as far as can be told. */
  address: (slug: string) => `Its address begins with ${slug}`,
  addressHint: '3 to 50 characters. Its address is made of it and stays the same.',
  create: 'Create App',
  /** Told who has left the page meanwhile. */
  done: (name: string) => `${name} is created.`,
  taken: (team: string) => `${team} already has an app of this name`,
});
