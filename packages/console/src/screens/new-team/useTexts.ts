import { newTeam } from '../../messages/en/teams.ts';
import { useScreenMessages } from '../../messages/useMessages.ts';

/** The texts of New Team. */
export const useTexts = () => useScreenMessages('newTeam', newTeam);
