import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  reactAria: 'Popover',
  pattern: 'dialog-modal',
  use: ['For a choice or a short form that belongs to a button.'],
  avoid: [
    { when: 'For a list of actions:', instead: 'Menu' },
    { when: 'For a few words about a control:', instead: 'Tooltip' },
    { when: 'For required decisions:', instead: 'Dialog' },
  ],
  rules: [
    {
      do: { text: 'Name it: a `Heading` with `slot="title"`, or an `aria-label`.' },
      dont: { text: 'Open it on hover: touch and keyboard users cannot hover.' },
    },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'On the button: opens it; the focus moves in.' },
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves among its controls.' },
    { keys: ['Esc'], does: 'Closes it and moves the focus to the button.' },
  ],
  screenReader: [
    'The button says that it opens a dialog, and whether it is open.',
    'A dialog, named by its heading or label.',
  ],
};
