import { BuildLogViewer, createLogStore, fromStore } from '@quayside/design-system/log-viewer';
import type { Observable } from '@quayside/design-system/log-viewer';
import { createRoot } from 'react-dom/client';

import type { Contender } from '../viewer.ts';

/** Resolves once everything was looked at. */
function whole(found: Observable & { readonly progress: number }): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (found.progress < 1) return;
      stop();
      resolve();
    };
    const stop = found.subscribe(look);
    look();
  });
}

export const ours: Contender = (element, lines) => {
  const store = createLogStore();
  store.append(lines);
  createRoot(element).render(<BuildLogViewer aria-label="Log" source={fromStore(store)} />);
  return {
    row: '[role=row]',
    scroller: () => element.querySelector('[role=grid]') ?? undefined,
    append: (more) => store.append(more),
    toEnd: () => undefined,
    search: async (text) => {
      const found = store.find({ text });
      await whole(found);
      return found.count;
    },
    errorsOnly: async () => {
      const view = store.filter({ levels: new Set(['error']) });
      await whole(view);
      return view.endRow - view.firstRow;
    },
  };
};
