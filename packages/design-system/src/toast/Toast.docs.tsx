import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  use: [
    'For the result of an action, as a confirmation that users may miss.',
    'With an action, for Undo.',
  ],
  avoid: [
    { when: 'For required reading or action:', instead: 'Banner' },
    { when: "For what is wrong with a field: the field's error, in a", instead: 'Form' },
    { when: 'For a question:', instead: 'AlertDialog' },
    { when: 'For "Copied", which the button announces:', instead: 'CopyButton' },
  ],
  rules: [
    {
      do: { text: 'Name the object and the result: "SENTRY_DSN deleted".' },
      dont: { text: 'Show one for every step, or for a change that is already visible.' },
    },
    {
      do: { text: 'Offer the action elsewhere, too: a toast disappears after four seconds.' },
      dont: { text: 'Report an unavailable platform in a toast per request.' },
    },
  ],
  keyboard: [
    { keys: ['Alt+T'], does: 'Moves to the button of the newest toast. They stay while focused.' },
    { keys: ['Tab'], does: 'Moves among their buttons.' },
    {
      keys: ['Enter', 'Space'],
      does: 'Presses the button: the action, or dismiss. Focus returns to where it was.',
    },
    { keys: ['Esc'], does: 'Returns focus to where it was.' },
  ],
  screenReader: [
    'A region named "Notifications"; new toasts are announced politely, title then description.',
    'They stay while hovered or focused.',
  ],
};
