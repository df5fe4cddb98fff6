import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Inline } from '../inline/index.ts';
import { Truncate } from '../truncate/index.ts';
import { CopyButton } from './CopyButton.tsx';

export const guide: Guide = {
  reactAria: 'Button',
  pattern: 'button',
  use: [
    'Beside values to copy: ids, URLs, commands.',
    'For a secret, pass a function as `value`: the secret is fetched on press.',
  ],
  avoid: [
    { when: 'For a command or several lines:', instead: 'CodeBlock' },
    { when: 'For any other action:', instead: 'IconButton' },
  ],
  rules: [
    {
      do: {
        text: 'Copy the full value, even if it is shown truncated.',
        show: (
          <Inline>
            <Truncate>9d2c42a7-5b0e-4f3c-8a18-2f7be0c4d9e1</Truncate>
            <CopyButton label="Copy ID" value="9d2c42a7-5b0e-4f3c-8a18-2f7be0c4d9e1" />
          </Inline>
        ),
      },
      dont: {
        text: 'Show a toast as well: the button already confirms it.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to it.' },
    { keys: ['Enter', 'Space'], does: 'Copies.' },
  ],
  screenReader: [
    'A button named by `label`: "Copy ID".',
    '"Copied" is announced at once. Where the browser denies access, a dialog has the text in a field, selected.',
    'If the text cannot be fetched, that is announced and becomes its name for two seconds.',
  ],
};
