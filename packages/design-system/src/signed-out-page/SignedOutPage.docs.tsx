import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  use: ["For people who are not signed in: log in, sign up, invitations, a device's code."],
  avoid: [{ when: 'For people who are:', instead: 'Page' }],
  rules: [
    {
      do: { say: 'One card, one task, one primary button.' },
      dont: { say: 'Sell anything on it: who is here wants to go on.' },
    },
  ],
  keyboard: [],
  screenReader: [
    'Main and content information landmarks; the title is the heading of level 1 and takes focus when one arrives.',
    'The waterline is decoration.',
  ],
};
