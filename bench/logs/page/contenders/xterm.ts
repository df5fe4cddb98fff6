import { SearchAddon } from '@xterm/addon-search';
import { Terminal } from '@xterm/xterm';
import '@xterm/xterm/css/xterm.css';

import type { Contender } from '../viewer.ts';

export const xterm: Contender = (element, lines) => {
  const terminal = new Terminal({
    cols: 160,
    rows: 34,
    scrollback: 2_000_000,
    disableStdin: true,
    convertEol: true,
    allowProposedApi: true,
  });
  const search = new SearchAddon({ highlightLimit: 2_000_000 });
  terminal.loadAddon(search);
  terminal.open(element);
  /** Writes chunks, each after the previous one: it discards what exceeds 50 MB. */
  const write = (more: readonly string[]) => {
    if (more.length === 0) return;
    terminal.write(`${more.slice(0, 5000).join('\n')}\n`, () => write(more.slice(5000)));
  };
  write(lines);
  return {
    row: '.xterm-rows > div',
    scroller: () => undefined,
    append: write,
    toEnd: () => terminal.scrollToBottom(),
    search: (text) => {
      let count: number | undefined;
      search.onDidChangeResults(({ resultCount }) => {
        count = resultCount;
      });
      search.findNext(text, {
        decorations: {
          matchBackground: '#444400',
          matchOverviewRuler: '#888800',
          activeMatchColorOverviewRuler: '#ffff00',
        },
      });
      return () => count;
    },
  };
};
