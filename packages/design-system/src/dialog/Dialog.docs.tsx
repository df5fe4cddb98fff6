import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  reactAria: 'Modal',
  pattern: 'dialog-modal',
  use: [
    'For a short task to finish or cancel first: name an app, invite members.',
    'With `isDismissable` if a press outside loses no input.',
  ],
  avoid: [
    { when: 'For a yes or no:', instead: 'AlertDialog' },
    { when: 'For a choice or a small form beside its button:', instead: 'Popover' },
    { when: 'For details to read beside the page:', instead: 'Drawer' },
    { when: 'For tasks with a URL or more than one screen of fields:', instead: 'Page' },
  ],
  rules: [
    {
      do: {
        text: 'Use the label of the opening button as the title, and its verb on the last button.',
      },
      dont: { text: 'Open a dialog from a dialog, or without a user action.' },
    },
    {
      do: { text: 'Keep the input after a server error, and show the error at the field.' },
      dont: { text: 'Close first and report a failure in a toast.' },
    },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves among its controls and wraps around.' },
    { keys: ['Esc'], does: 'Closes it and restores the focus.' },
  ],
  screenReader: [
    'A dialog, named by its title. The page behind is hidden from screen readers.',
    'Focus moves into it when it opens.',
  ],
};
