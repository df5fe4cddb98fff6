import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Inline } from '../inline/index.ts';
import { Button } from './Button.tsx';

export const guide: Guide = {
  reactAria: 'Button',
  pattern: 'button',
  use: [
    'To do something: save, redeploy, delete, open a dialog.',
    'One `primary` in a view: the thing most people came to do.',
    '`danger` for the last step of what cannot be undone, `danger-quiet` for the step that leads there.',
  ],
  avoid: [
    { when: 'To go somewhere that has an address:', instead: 'LinkButton' },
    { when: 'To go somewhere from within words:', instead: 'Link' },
    { when: 'For an icon without words:', instead: 'IconButton' },
    { when: 'To turn a setting on and off at once:', instead: 'Switch' },
  ],
  rules: [
    {
      do: {
        say: 'Say what happens, with a verb.',
        show: (
          <Inline gap={3}>
            <Button variant="ghost">Keep Editing</Button>
            <Button variant="danger">Discard Changes</Button>
          </Inline>
        ),
      },
      dont: {
        say: 'Make people read the question to know what the answer does.',
        show: (
          <Inline gap={3}>
            <Button variant="ghost">No</Button>
            <Button variant="danger">Yes</Button>
          </Inline>
        ),
      },
    },
    {
      do: {
        say: 'Set `isPending` while it works: it keeps its place, its width and the focus.',
        show: (
          <Button variant="primary" isPending>
            Save
          </Button>
        ),
      },
      dont: {
        say: 'Disable it while it works: the focus is lost, and nobody hears why.',
        show: (
          <Button variant="primary" isDisabled>
            Saving…
          </Button>
        ),
      },
    },
    {
      do: {
        say: 'Give one action the accent, and let the others stand back.',
        show: (
          <Inline gap={3}>
            <Button variant="ghost">Cancel</Button>
            <Button variant="primary">Create App</Button>
          </Inline>
        ),
      },
      dont: {
        say: 'Put two primary buttons beside each other.',
        show: (
          <Inline gap={3}>
            <Button variant="primary">Save and Close</Button>
            <Button variant="primary">Create App</Button>
          </Inline>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the button, and on.' },
    { keys: ['Enter', 'Space'], does: 'Presses it.' },
  ],
  screenReader: [
    'A button, named by its words.',
    'Pending: it says so (`pendingLabel`), stays focusable, and ignores presses.',
    'Disabled: it cannot be reached. Say beside it who could press it, or when.',
  ],
};
