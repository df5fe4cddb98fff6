import { teamSettings } from '../../messages/en/teams.ts';
import { useScreenMessages } from '../../messages/useMessages.ts';

/** The texts of Team Settings. */
export const useTexts = () => useScreenMessages('teamSettings', teamSettings);
