import { LazyLog } from '@melloware/react-logviewer';
import { createRoot } from 'react-dom/client';

import { type } from '../viewer.ts';
import type { Contender } from '../viewer.ts';

/** Number of matches as displayed: `1000 matches`. */
const countIn = (element: Element) => Number(/(\d+) match/.exec(element.textContent)?.[1] ?? 0);

export const melloware: Contender = (element, lines) => {
  let log: LazyLog | null = null;
  const root = createRoot(element);
  const render = (isFollowing: boolean) => {
    root.render(
      <LazyLog
        ref={(instance) => {
          if (log === null) instance?.appendLines(lines);
          log = instance;
        }}
        external
        enableSearch
        caseInsensitive
        follow={isFollowing}
        height={680}
      />,
    );
  };
  render(false);
  return {
    row: '.log-line',
    scroller: () => element.querySelector('.react-lazylog') ?? undefined,
    append: (more) => log?.appendLines([...more]),
    toEnd: () => render(true),
    search: (text) => {
      const field = element.querySelector('input');
      if (field === null) throw new Error('There is no search field');
      const before = countIn(element);
      type(field, text);
      return () => {
        const count = countIn(element);
        return count === before || count === 0 ? undefined : count;
      };
    },
  };
};
