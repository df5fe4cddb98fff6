import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  reactAria: 'Modal',
  pattern: 'alertdialog',
  use: ['Before actions that are hard to undo. Say what is lost and what stays.'],
  avoid: [
    {
      when: 'For the most severe losses, confirmed by typing a name:',
      instead: 'ConfirmDialog',
    },
    {
      when: 'For actions that can be undone: run them at once, with Undo in a toast',
      instead: 'ToastRegion',
    },
    { when: 'For a task with fields:', instead: 'Dialog' },
  ],
  rules: [
    {
      do: { text: 'Repeat the verb and the thing: "Remove User", beside "Cancel".' },
      dont: { text: 'Ask "Are you sure?" and answer "OK".' },
    },
    {
      do: {
        text: 'Return a promise from `onAction`: the dialog stays open, shows progress and reports errors.',
      },
      dont: { text: 'Close it before the action has finished.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab', 'Shift+Tab'],
      does: 'Moves among its buttons. It opens on Cancel, the safe one.',
    },
    { keys: ['Esc'], does: 'Cancels. Not while the action runs.' },
    { keys: ['Enter', 'Space'], does: 'Presses the focused button.' },
  ],
  screenReader: [
    'An alert dialog, named by its title; its text is read when it opens.',
    'A failure is announced at once. A running action is announced as pending.',
  ],
};
