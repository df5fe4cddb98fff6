import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  reactAria: 'Modal',
  pattern: 'alertdialog',
  use: ['Before what is hard to undo: say what is lost and what stays.'],
  avoid: [
    {
      when: 'For what would be missed most: let its name be typed, with',
      instead: 'ConfirmDialog',
    },
    {
      when: 'For what can be undone: do it at once, and offer Undo in a toast',
      instead: 'ToastRegion',
    },
    { when: 'For a task with fields:', instead: 'Dialog' },
  ],
  rules: [
    {
      do: { say: 'Repeat the verb and the thing: "Remove User", beside "Cancel".' },
      dont: { say: 'Ask "Are you sure?" and answer "OK".' },
    },
    {
      do: {
        say: 'Give `onAction` a promise: it stays open, shows that it works, and says why it failed.',
      },
      dont: { say: 'Close before it is done.' },
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
    'A failure is announced at once. The running action says that it is pending.',
  ],
};
