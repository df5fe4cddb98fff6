import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  pattern: 'grid',
  use: [
    'For objects of one kind with the same attributes, to compare and find.',
    'With `selectionMode` for actions on several rows.',
    'With `maxVisibleRows` for hundreds of rows: only the rows in view are rendered.',
    'With `rowHref` if each row has a page: the whole row is a link.',
  ],
  avoid: [
    { when: 'For attributes of one object:', instead: 'DescriptionList' },
    { when: 'For layout:', instead: 'Grid' },
  ],
  rules: [
    {
      do: { say: 'Name it after its rows: "Apps". Put the name of each row into the row header.' },
      dont: { say: 'Leave the first column to an icon.' },
    },
    {
      do: { say: 'Keep the rows while new ones load (`isRefreshing`).' },
      dont: { say: 'Clear the list for every change of the filter.' },
    },
    {
      do: { say: 'Explain in `empty` why there are no rows, and offer a next step.' },
      dont: { say: 'Show an empty list for a failure: use `error`.' },
    },
    {
      do: {
        say: 'Define `columns`, `getRowKey` and `rowHref` outside the component, or memoize them.',
      },
      dont: {
        say: 'Create new ones in each render of a large table: every visible row renders again.',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through links and buttons, row by row. A selectable or virtualized table is one stop.',
    },
    {
      keys: ['Enter'],
      does: 'On a link: follows it. On a sort header: sorts, then reverses the order. On a row: follows its link, otherwise selects it.',
    },
    {
      keys: ['Space'],
      does: 'On a sort header: sorts. On a row: toggles its selection.',
    },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      does: 'Selectable or virtualized: moves to the next row in the same column; from the first row to the header.',
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
    "A table, named by `aria-label`, with the screen reader's table navigation, also in the narrow layout. A grid if selectable or virtualized.",
    'Sort headers are buttons with `aria-sort`.',
    'Loading is announced once. With `totalRows` or `maxVisibleRows` each row has a position.',
    'A checkbox is named after its row. The number of selected rows is announced when it changes.',
  ],
};
