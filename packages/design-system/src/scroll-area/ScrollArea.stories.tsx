import { expect, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { guide } from './ScrollArea.docs.tsx';
import * as fixtures from './ScrollArea.fixtures.css.ts';
import { ScrollArea } from './ScrollArea.tsx';

const lines = (count: number) => (
  <Stack gap={2}>
    {Array.from({ length: count }, (_, index) => (
      <Text key={index}>{`Berth ${index + 1}`}</Text>
    ))}
  </Stack>
);

const meta = preview.meta({
  title: 'Components/ScrollArea',
  component: ScrollArea,
  tags: ['autodocs'],
  parameters: { guide },
  args: { 'aria-label': 'Berths', className: fixtures.low, children: lines(30) },
});

/** Tab focuses it; its scroll bar is visible while it is used. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const area = await canvas.findByRole('region', { name: 'Berths' });
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.hover(area);
    // React may render after a hover is over.
    await waitFor(() => expect(area).toHaveAttribute('data-scrollbar'));
  },
});

/** Content that fits needs no scroll bar and no tab stop. */
export const Fitting = meta.story({
  args: { children: lines(2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Berths' })).not.toHaveAttribute('tabindex');
  },
});

/** Scrolls horizontally. */
export const Horizontal = meta.story({
  args: { orientation: 'horizontal', children: <div className={fixtures.wide}>{lines(3)}</div> },
});

/** Right to left: it starts at the right, and its scroll bar is on the left. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { orientation: 'both', children: <div className={fixtures.wide}>{lines(12)}</div> },
});
