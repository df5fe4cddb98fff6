// One table with 10 000 rows, named in the URL and controlled through `window.table`.
import '@quayside/design-system/styles.css';

import { ThemeProvider } from '@quayside/design-system';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { AriaTable } from './AriaTable.tsx';
import { createRows, type Asked } from './data.ts';
import { PlainTable } from './PlainTable.tsx';
import { QuaysideTable } from './QuaysideTable.tsx';
import { TanStackTable } from './TanStackTable.tsx';

declare global {
  interface Window {
    table: {
      /** Shows the table, initially or again. */
      show: (asked: Partial<Asked>) => void;
      /** Scrolls by a number of pixels. */
      scrollBy: (pixels: number) => void;
    };
  }
}

const contenders: Record<string, ComponentType<Asked>> = {
  plain: PlainTable,
  quayside: QuaysideTable,
  tanstack: TanStackTable,
  aria: AriaTable,
};

const Contender = contenders[location.hash.slice(1)] ?? PlainTable;
const element = document.querySelector('#root');
if (element === null) throw new Error('The page has no root');
const root = createRoot(element);
const render = (asked?: Asked) =>
  flushSync(() => root.render(<ThemeProvider>{asked && <Contender {...asked} />}</ThemeProvider>));
let asked: Asked = { rows: createRows(10_000), query: '', sortsBy: 'vessel' };

// The table is mounted into a page that is already loaded.
render();

window.table = {
  show(change) {
    asked = { ...asked, ...change };
    render(asked);
  },
  scrollBy(pixels) {
    const inner = [...document.querySelectorAll('.area, [role=region]')];
    inner.find((area) => area.scrollHeight > area.clientHeight)?.scrollBy(0, pixels);
  },
};
