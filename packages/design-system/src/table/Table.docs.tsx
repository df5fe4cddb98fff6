import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  pattern: 'table',
  use: [
    'For things of one kind, with the same facts, to compare and to find.',
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
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from link to button, row by row.' },
    {
      keys: ['Enter'],
      does: 'On a link: follows it. On a header that sorts: sorts by it, and turns the order.',
    },
    { keys: ['Space'], does: 'On a header that sorts: the same.' },
  ],
  screenReader: [
    "A table, named by `aria-label`, walked by the screen reader's own table keys; also in the narrow layout.",
    'Headers that sort are buttons, and say which way (`aria-sort`).',
    'Loading is said once. With `totalRows` each row says its place among all.',
  ],
};
