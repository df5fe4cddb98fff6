import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Narrow as NarrowPlace } from '../internal/Narrow.fixtures.tsx';
import { guide } from './Histogram.docs.tsx';
import { begin, buckets, formatTime, levels, LinesHistogram } from './Histogram.fixtures.tsx';
import { Histogram } from './Histogram.tsx';

const pressed = fn();

const meta = preview.meta({
  title: 'Components/Histogram',
  component: Histogram,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    'aria-label': 'Lines per half minute by level, 08:41 to 09:11',
    levels,
    buckets,
    end: begin + 30 * 60_000,
    formatTime,
    formatCount: (count) => `${count} lines`,
    onRangeChange: fn(),
  },
  render: (args) => <LinesHistogram {...args} />,
});

const minutes = (from: number, to: number) => ({
  start: begin + from * 60_000,
  end: begin + to * 60_000,
});

/** Drag over the bars, or move the edges with arrow keys. */
export const Default = meta.story({});

/** Five minutes are selected, and one edge has focus: the selection is shown above it. */
export const Chosen = meta.story({
  args: { range: minutes(21, 26) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'End of range' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onRangeChange).toHaveBeenCalledWith(minutes(21, 26.5));
  },
});

/** Events above the bars. The second and third are so close together that they are one button. */
export const Markers = meta.story({
  args: {
    markers: [
      {
        id: 'one',
        minute: 4,
        label: 'Deployment 4f2a1c09 created, 08:45',
        tone: 'neutral' as const,
      },
      { id: 'two', minute: 14, label: 'Deployment 4f2a1c09 live, 08:55', tone: 'success' as const },
      {
        id: 'three',
        minute: 14.3,
        label: 'Deployment 8be01d77 failed, 08:56',
        tone: 'danger' as const,
      },
      { id: 'earlier', minute: -5, label: 'Not shown', tone: 'neutral' as const },
    ].map(({ minute, ...marker }) => ({
      ...marker,
      time: begin + minute * 60_000,
      onPress: pressed,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    // Before the plot is measured, all are one button.
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Deployment/ })).toHaveLength(2),
    );
    const [created, ended] = canvas.getAllByRole('button', { name: /^Deployment/ });
    await expect(ended).toHaveAccessibleName(/live, 08:55.* and Deployment 8be01d77 failed/);
    await userEvent.tab();
    await expect(created).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('created, 08:45');
    await userEvent.keyboard('{Enter}');
    await expect(pressed).toHaveBeenCalledOnce();
  },
});

/** Read-only: no range can be selected. */
export const Static = meta.story({
  render: () => (
    <Histogram
      aria-label="Lines per half minute by level"
      levels={levels}
      buckets={buckets}
      end={begin + 1_800_000}
      formatTime={formatTime}
    />
  ),
});

/** All counts are zero. */
export const Empty = meta.story({
  args: {
    title: '0 lines match',
    buckets: buckets.map(({ start }) => ({ start, counts: {} })),
    empty: 'No lines in this time',
  },
});

/** Without data. */
export const WithoutBuckets = meta.story({ args: { title: undefined, buckets: [] } });

/** Everything in one bucket. */
export const OneBucket = meta.story({ args: { buckets: buckets.slice(0, 1) } });

/** In 390 px every second label on the axis is hidden. */
export const Narrow = meta.story({
  args: { range: minutes(21, 26) },
  decorators: [
    (Story) => (
      <NarrowPlace>
        <Story />
      </NarrowPlace>
    ),
  ],
});

/** Right to left: the newest is on the left, and arrow keys move in their direction. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { range: minutes(2, 7) },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onRangeChange).toHaveBeenCalledWith(minutes(2.5, 7));
  },
});
