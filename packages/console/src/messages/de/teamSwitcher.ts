import type { Translation } from '../messages.ts';

/** `teamSwitcher` in German. */
export const teamSwitcher: Translation<'teamSwitcher'> = {
  find: 'Team suchen',
  noneFound: 'Kein Team heißt so',
};
