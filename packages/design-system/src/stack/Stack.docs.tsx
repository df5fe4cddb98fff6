import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  use: ['To place elements below each other with even gaps.'],
  avoid: [
    { when: 'For a horizontal layout:', instead: 'Inline' },
    { when: 'For equal columns:', instead: 'Grid' },
  ],
  rules: [
    {
      do: { text: 'Take a step of the scale, `section` between the sections of a page.' },
      dont: { text: 'Give children margins of their own.' },
    },
  ],
  keyboard: [],
  screenReader: ['Not announced. Set `as` if the group has a meaning: a list, a section.'],
};
