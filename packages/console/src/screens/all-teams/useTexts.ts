import { allTeams } from '../../messages/en/teams.ts';
import { useScreenMessages } from '../../messages/useMessages.ts';

/** The texts of All Teams. */
export const useTexts = () => useScreenMessages('allTeams', allTeams);
