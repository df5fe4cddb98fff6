import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { TextArea } from './TextArea.tsx';

export const guide: Guide = {
  reactAria: 'TextField',
  use: [
    'For text of several lines: a description, a list of addresses, a pasted file.',
    'With `isMono` for machine-readable text.',
  ],
  avoid: [
    { when: 'For one line:', instead: 'TextField' },
    { when: 'To show code that is not edited:', instead: 'CodeBlock' },
  ],
  rules: [
    {
      do: {
        text: 'Explain the format in the description.',
        show: (
          <TextArea
            label="Email addresses"
            description="One a line, or with commas between."
            rows={2}
          />
        ),
      },
      dont: {
        text: 'Explain the format only in an error.',
        show: <TextArea label="Email addresses" rows={2} />,
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the field and on; it never inserts a tab.' },
    { keys: ['Enter'], does: 'Starts a new line.' },
  ],
  screenReader: [
    'A text field of several lines, named by its label and described by `description` and the error.',
  ],
};
