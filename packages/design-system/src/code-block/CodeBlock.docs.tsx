import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { CodeBlock } from './CodeBlock.tsx';

export const guide: Guide = {
  use: [
    'For a command or code to copy.',
    '`InlineCode` for a word of a machine among words for people.',
  ],
  avoid: [
    { when: 'For logs:', instead: 'LogViewer' },
    { when: 'For text that is edited:', instead: 'TextArea' },
  ],
  rules: [
    {
      do: {
        text: 'Give the prompt as `prompt`: it is not copied.',
        show: <CodeBlock prompt="$">fastapi deploy</CodeBlock>,
      },
      dont: { text: 'Write it into the code.', show: <CodeBlock>$ fastapi deploy</CodeBlock> },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to its Copy button.' },
    { keys: ['Enter', 'Space'], does: 'Copies the whole.' },
  ],
  screenReader: ['Code; the prompt is not read. The button says "Copy", and announces "Copied".'],
};
