import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  reactAria: 'Modal',
  pattern: 'alertdialog',
  use: ['Before deleting something valuable: an app, a team, an account.'],
  avoid: [{ when: 'For anything less:', instead: 'AlertDialog' }],
  rules: [
    {
      do: { text: 'Ask for the name of the object, and list what else is deleted, in numbers.' },
      dont: { text: 'Ask for a fixed word such as "DELETE": users type it without reading.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab', 'Shift+Tab'],
      does: 'Moves among the field and the buttons. It opens on the field.',
    },
    { keys: ['Enter'], does: 'In the field: confirms when the name is complete.' },
    { keys: ['Esc'], does: 'Cancels and clears the field.' },
  ],
  screenReader: [
    'An alert dialog, named by its title and described by its text.',
    'The field says what to type. The button is disabled until it is typed.',
  ],
};
