import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Heading } from '../heading/index.ts';
import { guide } from './ScrambleText.docs.tsx';
import { ScrambleText } from './ScrambleText.tsx';

const meta = preview.meta({
  title: 'Components/ScrambleText',
  component: ScrambleText,
  parameters: { guide },
  tags: ['autodocs'],
  args: { children: 'Oops!' },
});

/** Static with `prefers-reduced-motion`; always one word for screen readers. */
export const Default = meta.story({
  render: (args) => (
    <Heading level={1} size={28}>
      <ScrambleText {...args} />
    </Heading>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Oops!' })).toBeVisible();
  },
});
