import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  use: [
    'For the result of an action that the person can see for themselves, or may miss.',
    'With an action, for Undo.',
  ],
  avoid: [
    { when: 'For what must be read or done:', instead: 'Banner' },
    { when: "For what is wrong with a field: the field's error, in a", instead: 'Form' },
    { when: 'For a question:', instead: 'AlertDialog' },
    { when: 'For "copied": the button says so itself', instead: 'CopyButton' },
  ],
  rules: [
    {
      do: { say: 'Say what happened to what: "SENTRY_DSN deleted".' },
      dont: { say: 'Raise one for every step, or for what the screen already shows.' },
    },
    {
      do: { say: 'Offer the same action elsewhere, too: this one is gone in four seconds.' },
      dont: { say: 'Report that the platform does not answer in a toast for each request.' },
    },
  ],
  keyboard: [
    { keys: ['Alt+T'], does: 'Moves to the toasts, which then wait.' },
    { keys: ['Tab'], does: 'Moves among their buttons.' },
    { keys: ['Enter', 'Space'], does: 'Presses the button: the action, or dismiss.' },
  ],
  screenReader: [
    'A region named "Notifications"; new toasts are announced politely, title then description.',
    'They wait while the pointer is over them or the focus is in them.',
  ],
};
