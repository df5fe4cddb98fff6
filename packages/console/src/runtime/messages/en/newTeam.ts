import { catalogue } from './catalogue.ts';

/** The texts of New Team. */
export const newTeamMessages = catalogue('newTeam', {
  name: 'Name',
  /** Expected slug, as far as it is known. */
  address: (slug: string) => `Its URL starts with /${slug}`,
  addressHint: '3 to 50 characters. The URL is based on the name and doesn’t change later.',
  create: 'Create Team',
  /** Notification for users who have left the page. */
  done: (name: string) => `${name} was created.`,
  off: 'Creating teams is turned off',
  offHint: 'You can still join a team by invitation.',
  allTeams: 'All Teams',
});
