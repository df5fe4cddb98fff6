import { createContext, useContext, useMemo } from 'react';

import { core } from './en/core.ts';
import { mergeMessages } from './messages.ts';
import type { CoreMessages, MessageOverrides, Messages, ScreenMessagesId } from './messages.ts';

/** The texts of the console around, in the host's words where it has its own. */
interface Catalogue {
  core: CoreMessages;
  /** The host's own words, for the parts that come later. */
  overrides: MessageOverrides | undefined;
}

/** English where there is no console around, so a screen can stand alone. */
export const MessagesContext = createContext<Catalogue>({ core, overrides: undefined });

/** The texts of the console that are at hand from the start, in the host's words where it has its own. */
export function useMessages(): CoreMessages {
  return useContext(MessagesContext).core;
}

/**
 * The texts of one screen, in the host's words where it has its own. The screen brings the English ones along, so
 * that no other page loads them.
 */
export function useScreenMessages<Id extends ScreenMessagesId>(
  id: Id,
  english: Messages[Id],
): Messages[Id] {
  const { overrides } = useContext(MessagesContext);
  return useMemo(() => mergeMessages(english, overrides?.[id]), [english, overrides, id]);
}
