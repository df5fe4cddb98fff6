import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  use: ['To place elements side by side with even gaps: buttons, an icon and its text.'],
  avoid: [
    { when: 'For a vertical layout:', instead: 'Stack' },
    { when: 'For equal columns:', instead: 'Grid' },
  ],
  rules: [
    {
      do: { text: 'Set `isWrapping` if the container may be narrow.' },
      dont: { text: 'Rely on a width: text is longer in other languages.' },
    },
  ],
  keyboard: [],
  screenReader: ['Not announced. Set `as` if the group has a meaning: a list, a section.'],
};
