import '@patternfly/react-core/dist/styles/base.css';
import { LogViewer, LogViewerSearch } from '@patternfly/react-log-viewer';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { type } from '../viewer.ts';
import type { Contender } from '../viewer.ts';

/** Number of matches as displayed: `1 / 1000`. */
const countIn = (element: Element) => Number(/\/ (\d+)/.exec(element.textContent)?.[1] ?? 0);

export const patternfly: Contender = (element, initial) => {
  let lines = initial;
  let isFollowing = false;
  const root = createRoot(element);
  const render = () => {
    root.render(
      <LogViewer
        data={lines}
        height={680}
        isTextWrapped={false}
        toolbar={<LogViewerSearch placeholder="Search" minSearchChars={1} />}
        {...(isFollowing && { scrollToRow: lines.length })}
      />,
    );
  };
  render();
  return {
    row: '.pf-v6-c-log-viewer__list-item',
    scroller: () => element.querySelector('.pf-v6-c-log-viewer__list') ?? undefined,
    append: (more) => {
      lines = [...lines, ...more];
      flushSync(render);
    },
    toEnd: () => {
      isFollowing = true;
      render();
    },
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
