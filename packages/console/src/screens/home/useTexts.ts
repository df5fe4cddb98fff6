import { home } from '../../messages/en/home.ts';
import { useScreenMessages } from '../../messages/useMessages.ts';

/** The texts of Home. */
export const useTexts = () => useScreenMessages('home', home);
