import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form } from './Form.tsx';

export const guide: Guide = {
  reactAria: 'Form',
  use: [
    'Around fields that are sent together, with the button that sends them.',
    "Give it the server's refusal as `validationErrors`: each message stands at its field.",
  ],
  avoid: [
    { when: 'For filters that act at once: fields alone, in an', instead: 'Inline' },
    { when: 'For settings that act at once:', instead: 'Switch' },
  ],
  rules: [
    {
      do: {
        say: 'Keep the button enabled, and say at the field what is missing.',
        show: (
          <Form>
            <TextField label="Name" isInvalid errorMessage="Give the app a name." />
            <Button variant="primary">Create App</Button>
          </Form>
        ),
      },
      dont: {
        say: 'Disable the button until all is right: nobody learns what is missing.',
        show: (
          <Form>
            <TextField label="Name" />
            <Button variant="primary" isDisabled>
              Create App
            </Button>
          </Form>
        ),
      },
    },
  ],
  keyboard: [{ keys: ['Enter'], does: 'In a field of one line: sends the form.' }],
  screenReader: [
    'After a failed submit the focus moves to the first field in error, whose message is read with it.',
    'A late answer of the server does the same, unless the person has gone on typing.',
  ],
};
