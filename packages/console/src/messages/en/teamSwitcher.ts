import { catalogue } from './catalogue.ts';

/** The texts of the switcher of teams, once it is open. */
export const teamSwitcherMessages = catalogue('teamSwitcher', {
  find: 'Find a team',
  noneFound: 'No team has this name',
});
