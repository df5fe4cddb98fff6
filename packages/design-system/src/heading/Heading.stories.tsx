import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../stack/index.ts';
import { guide } from './Heading.docs.tsx';
import { Heading } from './Heading.tsx';

const meta = preview.meta({
  title: 'Components/Heading',
  component: Heading,
  tags: ['autodocs'],
  parameters: { guide },
  args: { level: 2, children: 'Environment Variables' },
});

/** A level for the outline, and its default size. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
});

/** Four sizes, independent of the level. */
export const Sizes = meta.story({
  render: () => (
    <Stack gap={3}>
      <Heading level={1} size={28}>
        28 A code, or a 404
      </Heading>
      <Heading level={1} size={20}>
        20 The title of a page
      </Heading>
      <Heading level={2} size={16}>
        16 The title of a dialog
      </Heading>
      <Heading level={2} size={14}>
        14 A section, a card
      </Heading>
    </Stack>
  ),
});

/** Long text wraps. */
export const LongContent = meta.story({
  args: {
    children: 'a-very-long-name-of-an-app-that-somebody-wrote-without-any-space-'.repeat(4),
  },
});
