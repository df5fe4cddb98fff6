import { createContext, useContext, useMemo } from 'react';

import type { ComponentLabels, DesignSystemOverrides } from './messages.ts';

const english: ComponentLabels = {
  loading: 'Loading',
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  failure: 'Something went wrong.',
  notifications: 'Notifications',
  breadcrumbs: 'Breadcrumbs',
  pagination: 'Pagination',
  previousPage: 'Previous',
  nextPage: 'Next',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Could not copy. Select the text instead.',
  actions: 'Actions',
  select: 'Select',
  selectAll: 'Select all',
  selected: (count) => `${count} selected`,
  time: 'Time',
  nothingCounted: 'Nothing in this time',
  range: (start, end, count) => `${start} to ${end}, ${count}`,
  rangeStart: 'Start of range',
  rangeEnd: 'End of range',
};

/** The texts of the nearest `ThemeProvider` that has some. */
export const MessagesContext = createContext<DesignSystemOverrides>({});

/** The labels that components have by themselves. */
export function useLabels(): ComponentLabels {
  return useWords('labels', english);
}

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
