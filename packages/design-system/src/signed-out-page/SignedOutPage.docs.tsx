import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  use: ['For users who are not signed in: login, sign-up, invitations, device codes.'],
  avoid: [{ when: 'For signed-in users:', instead: 'Page' }],
  rules: [
    {
      do: { text: 'One card, one task, one primary button.' },
      dont: { text: 'Advertise on it: users want to continue.' },
    },
  ],
  keyboard: [],
  screenReader: [
    'Main and content information landmarks; the title is the level 1 heading and receives focus after navigation.',
    'The waterline is decoration.',
  ],
};
