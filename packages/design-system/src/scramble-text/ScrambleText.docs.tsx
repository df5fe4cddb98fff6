import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  use: ['For one word on a page without tasks: "404", "Oops!".'],
  avoid: [{ when: 'For everything else:', instead: 'Heading' }],
  rules: [
    {
      do: { text: 'Leave it where it cannot disturb reading.' },
      dont: { text: 'Use it while something loads, or for text that matters.' },
    },
  ],
  keyboard: [],
  screenReader: [
    'The word, once; the letters that fall are hidden.',
    'It does not move with reduced motion, in a hidden tab, or on a server.',
  ],
};
