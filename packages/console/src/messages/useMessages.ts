import { createContext, useContext, useMemo } from 'react';

import type { Catalogue } from './en/catalogue.ts';
import { mergeMessages } from './messages.ts';
import type { MessageOverrides, Messages } from './messages.ts';

/** The host's own words, where it has some. */
export const MessagesContext = createContext<MessageOverrides | undefined>(undefined);

/** The texts of a part of the console, in the host's words where it has its own, else in English. */
export function useMessages<Area extends keyof Messages>({
  area,
  english,
}: Catalogue<Area, Messages[Area]>): Messages[Area] {
  const overrides = useContext(MessagesContext)?.[area];
  return useMemo(() => mergeMessages(english, overrides), [english, overrides]);
}
