import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  reactAria: 'Modal',
  pattern: 'dialog-modal',
  use: [
    'For a short task that must be finished or dropped before going on: name an app, invite people.',
    'With `isDismissable` where nothing typed would be lost by a press outside.',
  ],
  avoid: [
    { when: 'For a yes or no:', instead: 'AlertDialog' },
    { when: 'For a choice or a small form beside its button:', instead: 'Popover' },
    { when: 'For details to read beside the page:', instead: 'Drawer' },
    { when: 'For what has its own address or more than one screen of fields:', instead: 'Page' },
  ],
  rules: [
    {
      do: {
        say: 'Name it after the button that opened it, and let the last button say the same verb.',
      },
      dont: { say: 'Open a dialog from a dialog, or one that nobody asked for.' },
    },
    {
      do: { say: 'Keep what was typed when the server refuses, and say why at the field.' },
      dont: { say: 'Close first and report a failure in a toast.' },
    },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves among what is in it, round and round; never out.' },
    { keys: ['Esc'], does: 'Closes it. The focus is back where it came from.' },
  ],
  screenReader: [
    'A dialog, named by its title. The page behind is hidden from screen readers.',
    'Focus moves into it when it opens.',
  ],
};
