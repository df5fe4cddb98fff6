import { expect, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Announcement } from './Announcement.tsx';
import { guide } from './Announcement.docs.tsx';

const meta = preview.meta({
  title: 'Components/Announcement',
  component: Announcement,
  tags: ['autodocs'],
  parameters: { guide },
  args: { text: '3 results' },
});

/** Nothing is visible. */
export const Default = meta.story({
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 results'));
  },
});
