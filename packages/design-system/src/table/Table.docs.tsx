import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  pattern: 'grid',
  use: [
    'For things of one kind, with the same facts, to compare and to find.',
    'With `selectionMode` where something is done to several of them at once.',
    'With `maxVisibleRows` for more than some hundred: it renders only the rows in view.',
    'With `rowHref` where each leads to its own page: the whole row can be pressed.',
  ],
  avoid: [
    { when: 'For facts about one thing:', instead: 'DescriptionList' },
    { when: 'For layout:', instead: 'Grid' },
  ],
  rules: [
    {
      do: { say: 'Name it after its rows: "Apps". Put what names a row into the row header.' },
      dont: { say: 'Leave the first column to an icon.' },
    },
    {
      do: { say: 'Keep the rows while new ones load (`isRefreshing`).' },
      dont: { say: 'Blank the list for every change of filter.' },
    },
    {
      do: { say: 'Say in `empty` why there is nothing, and offer the next step.' },
      dont: { say: 'Show an empty list for a failure: that is what `error` is for.' },
    },
    {
      do: { say: 'Keep `columns`, `getRowKey` and `rowHref` outside the component, or in a memo.' },
      dont: { say: 'Make new ones in each render of a large table: every row in view follows.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves from link to button, row by row. Where rows can be selected or are windowed, they are one stop.',
    },
    {
      keys: ['Enter'],
      does: 'On a link: follows it. On a header that sorts: sorts by it, and turns the order. On a row: follows its link, else selects it.',
    },
    {
      keys: ['Space'],
      does: 'On a header that sorts: the same. On a row: selects it, or no longer.',
    },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      does: 'Selectable or windowed: to the next row, in the same column; from the first into the head.',
    },
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'Into the row: from one thing in it to the next.' },
    {
      keys: ['Home', 'End'],
      does: 'On a row: to the first or last row. In a row: to its first or last cell.',
    },
    { keys: ['PageUp', 'PageDown'], does: 'By as many rows as are in view.' },
    {
      keys: ['Shift+ArrowUp', 'Shift+ArrowDown', 'Shift+Space'],
      does: 'Selects all rows from the last one that was selected up to here.',
    },
    { keys: ['Mod+A'], does: 'Selects all rows, seen or not.' },
    { keys: ['Escape'], does: 'Selects none.' },
  ],
  screenReader: [
    "A table, named by `aria-label`, walked by the screen reader's own table keys; also in the narrow layout. Selectable or windowed: a grid.",
    'Headers that sort are buttons, and say which way (`aria-sort`).',
    'Loading is said once. With `totalRows` or `maxVisibleRows` each row says its place among all.',
    'A box is named after its row. How many are selected is said when it changes.',
  ],
};
