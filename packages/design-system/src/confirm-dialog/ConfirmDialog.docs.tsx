import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  reactAria: 'Modal',
  pattern: 'alertdialog',
  use: ['Before destroying what took people long to make: an app, a team, an account.'],
  avoid: [{ when: 'For anything less:', instead: 'AlertDialog' }],
  rules: [
    {
      do: { say: 'Ask for the name of the thing, and say what goes with it, in numbers.' },
      dont: { say: 'Ask for a word such as "DELETE": fingers learn it, eyes stop reading.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab', 'Shift+Tab'],
      does: 'Moves among the field and the buttons. It opens on the field.',
    },
    { keys: ['Enter'], does: 'In the field: confirms, once the whole name is there.' },
    { keys: ['Esc'], does: 'Cancels, and forgets what was typed.' },
  ],
  screenReader: [
    'An alert dialog, named by its title and described by its text.',
    'The field says what to type. The button is disabled until it is typed.',
  ],
};
