import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Pagination } from './Pagination.tsx';

export const guide: Guide = {
  use: ['Under a list that the server paginates.'],
  avoid: [
    { when: 'For rows that are all loaded: let the table virtualize them', instead: 'Table' },
  ],
  rules: [
    {
      do: {
        text: 'Show the range of rows and the total. Use Newer and Older for pages ordered by time.',
        show: (
          <Pagination previousLabel="Newer" nextLabel="Older" onNext={() => undefined}>
            1–5 of 117
          </Pagination>
        ),
      },
      dont: {
        text: 'Show it where there is one page.',
        show: <Pagination>1–3 of 3</Pagination>,
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the buttons.' },
    {
      keys: ['Enter', 'Space'],
      does: 'Turns the page; at the end the focus moves to the other button.',
    },
  ],
  screenReader: [
    'A navigation landmark named "Pagination".',
    'The rows that are shown are announced politely when they change.',
  ],
};
