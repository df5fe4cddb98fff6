import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Inline } from '../inline/index.ts';
import { guide } from './QuaysideMark.docs.tsx';
import { QuaysideMark } from './QuaysideMark.tsx';

const meta = preview.meta({
  title: 'Components/QuaysideMark',
  component: QuaysideMark,
  parameters: { guide },
  tags: ['autodocs'],
});

/** Without text next to it, it needs a title. */
export const Default = meta.story({
  args: { title: 'Quayside' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Quayside' })).toBeVisible();
  },
});

/** 16 in dense layouts, 20 in the rail, 32 above a signed-out card. */
export const Sizes = meta.story({
  render: () => (
    <Inline gap={4}>
      <QuaysideMark size={16} />
      <QuaysideMark size={20} />
      <QuaysideMark size={32} />
    </Inline>
  ),
});
