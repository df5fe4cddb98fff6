import { catalogue } from './catalogue.ts';

/** The texts of Create New App. */
export const newAppMessages = catalogue('newApp', {
  name: 'Name',
  /** Expected slug, as far as it is known. */
  address: (slug: string) => `Its URL starts with ${slug}`,
  addressHint: '3 to 50 characters. The URL is based on the name and doesn’t change later.',
  create: 'Create App',
  /** Notification for users who have left the page. */
  done: (name: string) => `${name} was created.`,
  taken: (team: string) => `${team} already has an app with this name`,
});
