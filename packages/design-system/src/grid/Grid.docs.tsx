import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  use: ['For equal columns whose number depends on the width.'],
  avoid: [
    { when: 'For rows of facts:', instead: 'Table' },
    { when: 'For things of their own width:', instead: 'Inline' },
  ],
  rules: [
    {
      do: { text: 'Consider its container: it responds to the container, not to the window.' },
      dont: { text: 'Lay out a whole page with it.' },
    },
  ],
  keyboard: [],
  screenReader: ['Not announced: its content is read in order.'],
};
