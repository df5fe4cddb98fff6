// Everything on: levels, search, marks, masking, formats, colours, times, announcements, paused or live.
import { ThemeProvider } from '@quayside/design-system';
import { createLogStore, fromStore, LiveLogViewer } from '@quayside/design-system/log-viewer';
import '@quayside/design-system/styles.css';
import { createRoot } from 'react-dom/client';

import { type, until } from '../viewer.ts';
import type { Contender } from '../viewer.ts';

const numberIn = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''));

export const ours: Contender = (element, lines) => {
  const store = createLogStore();
  store.append(lines);
  createRoot(element).render(
    <ThemeProvider>
      <LiveLogViewer aria-label="Log" fileName="log" source={fromStore(store)} className="ours" />
    </ThemeProvider>,
  );
  const button = (name: string) =>
    Array.from(element.querySelectorAll('button')).find(
      ({ ariaLabel, textContent }) => ariaLabel === name || textContent.startsWith(name),
    );
  return {
    row: '[role=row]',
    scroller: () => element.querySelector('[role=grid]') ?? undefined,
    append: (more) => store.append(more),
    toEnd: () => undefined,
    /** As a person does: opens the search bar, types, and waits until the count is whole. */
    search: async (text) => {
      if (element.querySelector('search') === null) button('Find in the log')?.click();
      const field = await until(() => element.querySelector<HTMLInputElement>('search input'));
      const count = () => element.querySelector('search [role=status]')?.textContent ?? '';
      const before = count();
      type(field, text);
      return until(() => {
        const now = /^(?:[\d,]+ of )?([\d,]+)(?: match(?:es)?)?$/.exec(count())?.[1];
        return count() !== before && now !== undefined && numberIn(now);
      });
    },
    errorsOnly: async () => {
      button('Error')?.click();
      const grid = element.querySelector('[role=grid]');
      const before = grid?.ariaRowCount;
      return until(() => grid?.ariaRowCount !== before && Number(grid?.ariaRowCount));
    },
  };
};
