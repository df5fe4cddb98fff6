import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  use: ['To put things beside each other with even room between: buttons, an icon and its words.'],
  avoid: [
    { when: 'For things below each other:', instead: 'Stack' },
    { when: 'For equal columns:', instead: 'Grid' },
  ],
  rules: [
    {
      do: { say: 'Set `isWrapping` wherever it may meet a narrow place.' },
      dont: { say: 'Count on a width: words are longer in other languages.' },
    },
  ],
  keyboard: [],
  screenReader: ['Silent. `as` says what the group is, where it is something: a list, a section.'],
};
