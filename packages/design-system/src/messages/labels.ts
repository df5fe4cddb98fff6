import { createContext, useContext, useMemo } from 'react';

import type { ComponentLabels, DesignSystemOverrides } from './messages.ts';

/** The texts of the nearest `ThemeProvider` that has some. */
export const MessagesContext = createContext<DesignSystemOverrides>({});

/**
 * A label that a component has by itself: the provider's, over the English one. That stands with the component, so that
 * none brings the labels of all.
 */
export function useLabel<Key extends keyof ComponentLabels>(
  key: Key,
  english: ComponentLabels[Key],
): ComponentLabels[Key] {
  return useContext(MessagesContext).labels?.[key] ?? english;
}

/** Announcement of a pending state. */
export const useLoadingLabel = (): string => useLabel('loading', 'Loading');

/** Of a button that closes what it stands in. */
export const useCloseLabel = (): string => useLabel('close', 'Close');

/** Of a button that puts a notice away. */
export const useDismissLabel = (): string => useLabel('dismiss', 'Dismiss');

/** The texts of an area: a component's own, over the provider's, over the English ones. */
export function useWords<Words extends object>(
  area: keyof DesignSystemOverrides,
  words: Words,
  own?: Partial<Words>,
): Words;
export function useWords(area: keyof DesignSystemOverrides, words: object, own?: object): object {
  const provided = useContext(MessagesContext)[area];
  return useMemo(
    () => (provided === undefined && own === undefined ? words : { ...words, ...provided, ...own }),
    [words, provided, own],
  );
}
