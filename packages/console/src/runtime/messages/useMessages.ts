import { createContext, useContext, useMemo } from 'react';

import type { Catalogue } from './en/catalogue.ts';
import { mergeMessages } from './messages.ts';
import type { Messages, Translations } from './messages.ts';

/** The language, or the host's own words, where there are some. */
export const MessagesContext = createContext<Translations | undefined>(undefined);

/** The texts of a part of the console, in the language or the host's words where there are some, else in English. */
export function useMessages<Area extends keyof Messages>({
  area,
  english,
}: Catalogue<Area, Messages[Area]>): Messages[Area] {
  const overrides = useContext(MessagesContext)?.[area];
  return useMemo(() => mergeMessages(english, overrides), [english, overrides]);
}
