import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  use: ['For equal columns that become fewer where there is less room.'],
  avoid: [
    { when: 'For rows of facts:', instead: 'Table' },
    { when: 'For things of their own width:', instead: 'Inline' },
  ],
  rules: [
    {
      do: { say: 'Think of the place it is in: it answers to its container, not to the window.' },
      dont: { say: 'Lay out a whole page with it.' },
    },
  ],
  keyboard: [],
  screenReader: ['Silent: what is in it is read in order.'],
};
