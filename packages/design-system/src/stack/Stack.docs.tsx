import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  use: ['To put things below each other with even room between.'],
  avoid: [
    { when: 'For things beside each other:', instead: 'Inline' },
    { when: 'For equal columns:', instead: 'Grid' },
  ],
  rules: [
    {
      do: { say: 'Take a step of the scale, `section` between the sections of a page.' },
      dont: { say: 'Give children margins of their own.' },
    },
  ],
  keyboard: [],
  screenReader: ['Silent. `as` says what the group is, where it is something: a list, a section.'],
};
