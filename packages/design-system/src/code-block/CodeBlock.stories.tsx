import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Grid } from '../grid/index.ts';
import { Text } from '../text/index.ts';
import { guide } from './CodeBlock.docs.tsx';
import { CodeBlock, InlineCode } from './CodeBlock.tsx';

const meta = preview.meta({
  title: 'Components/CodeBlock',
  component: CodeBlock,
  parameters: { guide },
  subcomponents: { InlineCode },
  tags: ['autodocs'],
  args: { children: 'fastapi deploy', prompt: '$', copyLabel: 'Copy Command' },
});

/** A command. The prompt is decoration; the button copies only the command. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy Command' })).toBeVisible();
    await expect(canvas.getByText('fastapi deploy')).toBeVisible();
  },
});

/** Several lines, long lines, and inline code. */
export const Contents = meta.story({
  render: () => (
    <Grid columns={2}>
      <CodeBlock>{'from fastapi import FastAPI\n\napp = FastAPI(title="Harbour API")'}</CodeBlock>
      <CodeBlock prompt="$">
        {
          'fastapi cloud env set DATABASE_URL postgresql://harbour:secret@db.example.com:5432/harbour?sslmode=require'
        }
      </CodeBlock>
      <Text as="p" size={13}>
        Set <InlineCode>DATABASE_URL</InlineCode> in <InlineCode>.env</InlineCode> first.
      </Text>
    </Grid>
  ),
});
