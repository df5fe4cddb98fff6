import { accountSettings } from '../../messages/en/account.ts';
import { useScreenMessages } from '../../messages/useMessages.ts';

/** The texts of Account Settings. */
export const useTexts = () => useScreenMessages('accountSettings', accountSettings);
