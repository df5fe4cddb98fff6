// All features enabled: levels, search, bookmarks, masking, formats, colours, times, announcements, pausing.
import { ThemeProvider } from '@quayside/design-system';
import {
  createLogStore,
  defaultLogPreferences,
  fromStore,
  LiveLogViewer,
} from '@quayside/design-system/log-viewer';
import type { LogPreferences } from '@quayside/design-system/log-viewer';
import '@quayside/design-system/styles.css';
import { createRoot } from 'react-dom/client';

import { type } from '../viewer.ts';
import type { Contender } from '../viewer.ts';

const numberIn = (text: string) => Number(text.replaceAll(',', ''));

export const ours: Contender = (element, lines) => {
  const store = createLogStore();
  store.append(lines);
  const source = fromStore(store);
  const root = createRoot(element);
  const render = (preferences?: LogPreferences) =>
    root.render(
      <ThemeProvider>
        <LiveLogViewer
          aria-label="Log"
          fileName="log"
          source={source}
          className="ours"
          {...(preferences && { preferences })}
        />
      </ThemeProvider>,
    );
  render();
  const button = (name: string) =>
    Array.from(element.querySelectorAll('button')).find(
      ({ ariaLabel, textContent }) => ariaLabel === name || textContent.startsWith(name),
    );
  const field = () => element.querySelector<HTMLInputElement>('search input');
  return {
    row: '[role=row][data-line]',
    scroller: () => element.querySelector('[role=grid]') ?? undefined,
    append: (more) => store.append(more),
    toEnd: () => undefined,
    openSearch: () => button('Find in the log')?.click(),
    canSearch: () => field() !== null,
    search: (text) => {
      const count = () => element.querySelector('search [role=status]')?.textContent ?? '';
      const before = count();
      const input = field();
      if (input === null) throw new Error('There is no search field');
      type(input, text);
      return () => {
        // The final count: one that still grows ends in a plus.
        const now = /^(?:[\d,]+ of )?([\d,]+)(?: match(?:es)?)?$/.exec(count())?.[1];
        return count() === before || now === undefined ? undefined : numberIn(now);
      };
    },
    errorsOnly: () => {
      const grid = element.querySelector('[role=grid]');
      const before = grid?.ariaRowCount;
      button('Error')?.click();
      return () => (grid?.ariaRowCount === before ? undefined : Number(grid?.ariaRowCount));
    },
    fold: () => {
      render({ ...defaultLogPreferences, isFoldingRepeats: true });
      return () => {
        const summary = element.querySelector('[data-fold]')?.textContent.slice(1);
        return summary === undefined ? undefined : numberIn(summary);
      };
    },
  };
};
