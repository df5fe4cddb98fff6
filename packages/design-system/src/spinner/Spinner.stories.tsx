import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Inline } from '../inline/index.ts';
import { guide } from './Spinner.docs.tsx';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({
  title: 'Components/Spinner',
  component: Spinner,
  parameters: { guide },
  tags: ['autodocs'],
  args: { 'aria-label': 'Loading deployments' },
});

/** Static with reduced motion; its name describes the activity. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Loading deployments' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
  },
});

/** Four sizes, in the colour of the text next to it. */
export const Sizes = meta.story({
  render: () => (
    <Inline gap={4}>
      <Spinner size={14} aria-label="Small" />
      <Spinner size={16} aria-label="Normal" />
      <Spinner size={20} aria-label="Large" />
      <Spinner size={28} aria-label="Page" />
    </Inline>
  ),
});
