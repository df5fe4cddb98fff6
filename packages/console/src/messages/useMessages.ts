import { createContext, useContext } from 'react';

import { en } from './en/index.ts';
import type { Messages } from './messages.ts';

/** The catalogue of the console around; English where there is none, so a screen can stand alone. */
export const MessagesContext = createContext<Messages>(en);

/** The texts of the console, in the host's words where it has its own. */
export function useMessages(): Messages {
  return useContext(MessagesContext);
}
