import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Inline } from '../inline/index.ts';
import { Truncate } from '../truncate/index.ts';
import { CopyButton } from './CopyButton.tsx';

export const guide: Guide = {
  reactAria: 'Button',
  pattern: 'button',
  use: [
    'Beside whatever people carry elsewhere: ids, addresses, commands.',
    'For a secret with `value` as a function: it is fetched when it is asked for.',
  ],
  avoid: [
    { when: 'For a command or several lines:', instead: 'CodeBlock' },
    { when: 'For any other action:', instead: 'IconButton' },
  ],
  rules: [
    {
      do: {
        say: 'Copy the whole, however little of it is shown.',
        show: (
          <Inline>
            <Truncate>9d2c42a7-5b0e-4f3c-8a18-2f7be0c4d9e1</Truncate>
            <CopyButton label="Copy ID" value="9d2c42a7-5b0e-4f3c-8a18-2f7be0c4d9e1" />
          </Inline>
        ),
      },
      dont: {
        say: 'Raise a toast as well: the button has already said that it worked.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to it.' },
    { keys: ['Enter', 'Space'], does: 'Copies.' },
  ],
  screenReader: [
    'A button named by `label`: "Copy ID".',
    '"Copied" is announced at once. When the browser refuses, that is announced and becomes its name for two seconds.',
  ],
};
