import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Inline } from '../inline/index.ts';
import { Button } from './Button.tsx';

export const guide: Guide = {
  reactAria: 'Button',
  pattern: 'button',
  use: [
    'To do something: save, redeploy, delete, open a dialog.',
    'One `primary` per view, for the main action.',
    '`danger` for the last step of what cannot be undone, `danger-quiet` for the step that leads there.',
  ],
  avoid: [
    { when: 'To navigate:', instead: 'LinkButton' },
    { when: 'To navigate from within text:', instead: 'Link' },
    { when: 'For an icon without text:', instead: 'IconButton' },
    { when: 'To turn a setting on and off at once:', instead: 'Switch' },
  ],
  rules: [
    {
      do: {
        text: 'Say what happens, with a verb.',
        show: (
          <Inline gap={3}>
            <Button variant="ghost">Keep Editing</Button>
            <Button variant="danger">Discard Changes</Button>
          </Inline>
        ),
      },
      dont: {
        text: 'Use labels that only make sense with the question.',
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
        text: 'Set `isPending` while it works: it keeps its width and the focus.',
        show: (
          <Button variant="primary" isPending>
            Save
          </Button>
        ),
      },
      dont: {
        text: 'Disable it while it works: the focus is lost without an announcement.',
        show: (
          <Button variant="primary" isDisabled>
            Saving…
          </Button>
        ),
      },
    },
    {
      do: {
        text: 'Use the accent for one action and quieter variants for the others.',
        show: (
          <Inline gap={3}>
            <Button variant="ghost">Cancel</Button>
            <Button variant="primary">Create App</Button>
          </Inline>
        ),
      },
      dont: {
        text: 'Put two primary buttons beside each other.',
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
    'A button, named by its text.',
    'Pending: announced (`pendingLabel`), focusable, ignores presses.',
    'Disabled: not focusable. Explain beside it when it is available.',
  ],
};
