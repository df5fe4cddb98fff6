import { createContext, useContext, useMemo } from 'react';

import type { ComponentLabels, DesignSystemOverrides } from './messages.ts';

/** The texts of the nearest `ThemeProvider` with texts. */
export const MessagesContext = createContext<DesignSystemOverrides>({});

/**
 * Returns a default label of a component: the provider's, or the English one. The English one is in the component, so
 * that no component loads the labels of all.
 */
export function useLabel<Key extends keyof ComponentLabels>(
  key: Key,
  english: ComponentLabels[Key],
): ComponentLabels[Key] {
  return useContext(MessagesContext).labels?.[key] ?? english;
}

/** Announcement of a pending state. */
export const useLoadingLabel = (): string => useLabel('loading', 'Loading');

/** Label of a close button. */
export const useCloseLabel = (): string => useLabel('close', 'Close');

/** Label of a dismiss button. */
export const useDismissLabel = (): string => useLabel('dismiss', 'Dismiss');

/** Returns the texts of an area: a component's own, over the provider's, over the English ones. */
export function useLabels<Labels extends object>(
  area: keyof DesignSystemOverrides,
  words: Labels,
  own?: Partial<Labels>,
): Labels;
export function useLabels(area: keyof DesignSystemOverrides, words: object, own?: object): object {
  const provided = useContext(MessagesContext)[area];
  return useMemo(
    () => (provided === undefined && own === undefined ? words : { ...words, ...provided, ...own }),
    [words, provided, own],
  );
}
