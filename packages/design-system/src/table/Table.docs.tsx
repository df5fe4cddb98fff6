import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  pattern: 'table',
  use: [
    'For objects of one kind with the same attributes, to compare and find.',
    'With `rowHref` if each row has a page: the whole row is a link.',
    'With `isLong` if there may be more than a hundred rows.',
    'With `getRowGroup` and `groupHeading` if the rows are sorted by a state that needs attention.',
  ],
  avoid: [
    { when: 'For selecting rows by keyboard, or for thousands of them:', instead: 'DataGrid' },
    { when: 'For attributes of one object:', instead: 'DescriptionList' },
    { when: 'For layout:', instead: 'Grid' },
  ],
  rules: [
    {
      do: { text: 'Name it after its rows: "Apps". Put the name of each row into the row header.' },
      dont: { text: 'Leave the first column to an icon.' },
    },
    {
      do: { text: 'Keep the rows while new ones load (`isRefreshing`).' },
      dont: { text: 'Clear the list for every change of the filter.' },
    },
    {
      do: { text: 'Explain in `empty` why there are no rows, and offer a next step.' },
      dont: { text: 'Show an empty list for a failure: use `error`.' },
    },
    {
      do: {
        text: 'Define `columns`, `getRowKey` and `rowHref` outside the component, or memoize them.',
      },
      dont: {
        text: 'Create new ones in each render of a large table: every visible row renders again.',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through links and buttons, row by row.',
    },
    {
      keys: ['Enter'],
      does: 'On a link: follows it. On a sort header: sorts, then reverses the order.',
    },
    { keys: ['Space'], does: 'On a sort header: sorts.' },
  ],
  screenReader: [
    "A table, named by `aria-label`, with the screen reader's table navigation, also in the narrow layout.",
    'Sort headers are buttons with `aria-sort`.',
    'Loading is announced once. With `totalRows` each row has a position.',
  ],
};
