import { accountSettings } from './account.ts';
import { core } from './core.ts';
import { home } from './home.ts';
import { allTeams, newTeam, teamSettings } from './teams.ts';

/**
 * The English catalogue: plain text, and functions where a text holds values. The console itself takes the texts
 * of a screen with that screen (`useScreenMessages`), so that the first page does not carry them all.
 */
export const en = {
  ...core,
  accountSettings,
  allTeams,
  home,
  newTeam,
  teamSettings,
};
