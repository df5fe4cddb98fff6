import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Text } from '../text/index.ts';
import { guide } from './VisuallyHidden.docs.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
  parameters: { guide },
  args: { children: ' more deployments' },
  render: (args) => (
    <Text size={13}>
      +12
      <VisuallyHidden {...args} />
    </Text>
  ),
});

/** Sighted users see the number, and screen reader users get the sentence. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    // A browser that translates the page puts an element around the text.
    const words = canvas.getByText(/more deployments/).closest('span');
    await expect(words?.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
});
