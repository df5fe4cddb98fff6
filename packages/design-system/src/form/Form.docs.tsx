import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form } from './Form.tsx';

export const guide: Guide = {
  reactAria: 'Form',
  use: [
    'Around fields that are sent together, with the button that sends them.',
    'Pass server errors as `validationErrors`: each message appears at its field.',
  ],
  avoid: [
    { when: 'For filters that act at once: fields alone, in an', instead: 'Inline' },
    { when: 'For settings that act at once:', instead: 'Switch' },
  ],
  rules: [
    {
      do: {
        text: 'Keep the button enabled, and show errors at the fields.',
        show: (
          <Form>
            <TextField label="Name" isInvalid errorMessage="Give the app a name." />
            <Button variant="primary">Create App</Button>
          </Form>
        ),
      },
      dont: {
        text: 'Disable the button until the form is valid: users cannot see what is missing.',
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
    'A late server response does the same, unless the user has continued to type.',
  ],
};
