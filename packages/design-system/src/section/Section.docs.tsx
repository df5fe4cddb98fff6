import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  pattern: 'landmarks',
  use: [
    'For sections of a page, each with a heading.',
    '`split` for settings: what it is about on one side, fields on the other.',
  ],
  avoid: [
    { when: 'For the page itself:', instead: 'Page' },
    { when: 'For a box:', instead: 'Card' },
  ],
  rules: [
    {
      do: { text: 'Keep levels in order: 2 in a page, 3 in a section.' },
      dont: { text: 'Choose a level for its size.' },
    },
  ],
  keyboard: [],
  screenReader: ['A region named by its heading, among the landmarks of the page.'],
};
