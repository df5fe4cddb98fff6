import { catalogue } from './catalogue.ts';

/** The texts of All Teams. */
export const allTeamsMessages = catalogue('allTeams', {
  search: 'Search teams',
  searchPlaceholder: 'Name or slug',
  columns: { team: 'Team', role: 'Role' },
  newTeam: 'New Team',
  errorTitle: 'Couldn’t load teams',
  noMatch: (search: string) => `No teams match “${search}”`,
  noMatchHint: 'Search covers names and slugs.',
  empty: 'You’re not in a team yet',
  emptyHint: 'Ask a team admin to invite you. You join with the link in the email.',
});
