import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  pattern: 'grid',
  use: [
    'For actions on several rows, with `selectionMode`.',
    'For hundreds of rows or more, with `maxVisibleRows`: only the rows in view are rendered.',
  ],
  avoid: [{ when: 'For a list that is only read, or whose rows are links:', instead: 'Table' }],
  rules: [
    {
      do: { text: 'Keep text in windowed rows on one line: all rows have the same height.' },
      dont: { text: 'Window a list that users search with the search of the browser.' },
    },
    {
      do: {
        text: 'Define `columns`, `getRowKey` and `rowHref` outside the component, or memoize them.',
      },
      dont: {
        text: 'Create new ones in each render of a large grid: every visible row renders again.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the header, then to one row, then past the grid.' },
    {
      keys: ['Enter'],
      does: 'On a sort header: sorts, then reverses the order. On a row: follows its link, otherwise selects it.',
    },
    {
      keys: ['Space'],
      does: 'On a sort header: sorts. On a row: toggles its selection.',
    },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      does: 'Moves to the next row in the same column; from the first row to the header.',
    },
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'Moves through the cells and controls of the row.' },
    {
      keys: ['Home', 'End'],
      does: 'On a row: moves to the first or last row. In a row: moves to its first or last cell.',
    },
    { keys: ['PageUp', 'PageDown'], does: 'Moves by one page of rows.' },
    {
      keys: ['Shift+ArrowUp', 'Shift+ArrowDown', 'Shift+Space'],
      does: 'Extends the selection from the last selected row.',
    },
    { keys: ['Mod+A'], does: 'Selects all rows, visible or not.' },
    { keys: ['Escape'], does: 'Clears the selection.' },
  ],
  screenReader: [
    'A grid, named by `aria-label`, also in the narrow layout. With `maxVisibleRows` it is in a region of the same name, and each row has a position.',
    'Sort headers are buttons with `aria-sort`.',
    'A checkbox is named after its row. The number of selected rows is announced when it changes.',
  ],
};
