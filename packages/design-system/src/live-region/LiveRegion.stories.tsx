import { expect, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { guide } from './LiveRegion.docs.tsx';

const meta = preview.meta({
  title: 'Components/LiveRegion',
  component: LiveRegion,
  tags: ['autodocs'],
  parameters: { guide },
  args: { children: 'The invitation was sent.' },
});

/** Visible at once, and announced half a second later. */
export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('The invitation was sent.')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByText('The invitation was sent.')).not.toHaveAttribute('aria-hidden'),
    );
  },
});
