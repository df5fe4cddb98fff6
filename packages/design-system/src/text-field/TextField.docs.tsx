import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { TextField } from './TextField.tsx';

export const guide: Guide = {
  reactAria: 'TextField',
  use: [
    'For one line of text: a name, an address, a code.',
    'With `type` and `autoComplete` set, so that browsers and password managers fill it in.',
  ],
  avoid: [
    { when: 'For several lines:', instead: 'TextArea' },
    { when: 'For a secret:', instead: 'PasswordField' },
    { when: 'To search existing content:', instead: 'SearchField' },
    { when: 'For one of a few known values:', instead: 'Select' },
  ],
  rules: [
    {
      do: {
        text: 'Explain under the field what is wrong and what is valid.',
        show: (
          <TextField
            label="Name"
            defaultValue="ab"
            isInvalid
            errorMessage="Use at least 3 characters."
          />
        ),
      },
      dont: {
        text: 'Say that something is wrong.',
        show: <TextField label="Name" defaultValue="ab" isInvalid errorMessage="Invalid input" />,
      },
    },
    {
      do: {
        text: 'Label every field; the label stays visible.',
        show: <TextField label="Email" placeholder="ada@example.com" />,
      },
      dont: {
        text: 'Use the placeholder as the label: it disappears with the first key.',
        show: <TextField aria-label="Email" placeholder="Email" />,
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the field, then to the buttons in it.' },
    { keys: ['Enter'], does: 'Sends the form it is in.' },
  ],
  screenReader: [
    'A text field, named by its label and described by `description` and the error.',
    'Required and invalid are announced. The error is read when the field is focused; `Form` moves the focus there after a failed submit.',
  ],
};
