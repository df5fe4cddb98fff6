import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { inNarrow } from '../internal/Narrow.fixtures.tsx';
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
    onRangeChange: fn(),
  },
  render: (args) => <LinesHistogram {...args} />,
});

const minutes = (from: number, to: number) => ({
  start: begin + from * 60_000,
  end: begin + to * 60_000,
});

/** Drag over the bars, or move the edges with arrow keys and press Enter. */
export const Default = meta.story({});

/** Five minutes are selected, and one edge has focus: the selection is shown above it. */
export const Chosen = meta.story({
  args: { range: minutes(21, 26) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'End of range' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onRangeChange).toHaveBeenCalledWith(minutes(21, 26.5));
  },
});

const markers = {
  countLabel: (count: number) => `${count} deployments`,
  items: [
    { id: 'one', minute: 4, name: 'fcf81f', word: 'failed', tone: 'danger' as const },
    { id: 'two', minute: 14, name: 'b0986d', tone: 'neutral' as const },
    { id: 'three', minute: 14.3, name: '8be01d', word: 'live', tone: 'live' as const },
    { id: 'earlier', minute: -5, name: 'ffffff', tone: 'neutral' as const },
  ].map(({ minute, ...marker }) => ({
    ...marker,
    label: 'Show the log since then',
    time: begin + minute * 60_000,
    onPress: pressed,
  })),
};

/** Events above the bars. The second and third would touch, so they are one flag. */
export const Markers = meta.story({
  args: { markers },
  play: async ({ canvas, userEvent }) => {
    const flags = within(canvas.getByRole('toolbar', { name: 'Events' }));
    // Before the plot is measured, all are one flag.
    await waitFor(() => expect(flags.getAllByRole('button')).toHaveLength(2));
    const [failed, both] = flags.getAllByRole('button');
    await expect(both).toHaveAccessibleName(/^2 deployments b0986d[^.]* and 8be01d live [^,]+$/);
    await expect(both).toHaveTextContent('2 deployments');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(both).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(failed).toHaveFocus();
    await expect(pressed).toHaveBeenCalledOnce();
  },
});

/** Time that has not been read is hatched and named. It is never a zero. */
export const Unread = meta.story({
  args: {
    markers,
    unread: { spans: [minutes(0, 12), minutes(16.5, 19)], onRead: fn() },
    buckets: buckets.map(({ start, counts }) => ({
      start,
      counts:
        start < minutes(0, 12).end ||
        (start >= minutes(16.5, 19).start && start < minutes(16.5, 19).end)
          ? {}
          : counts,
    })),
    levels,
    selectedLevels: new Set(),
    onSelectedLevelsChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read This Range' }));
    await expect(args.unread?.onRead).toHaveBeenCalledWith(minutes(0, 12));
  },
});

/** The same in the light theme. */
export const UnreadLight = Unread.extend({ globals: { theme: 'light' } });

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
    buckets: buckets.map(({ start }) => ({ start, counts: {} })),
  },
});

/** Without data. */
export const WithoutBuckets = meta.story({ args: { title: undefined, buckets: [] } });

/** Everything in one bucket. */
export const OneBucket = meta.story({ args: { buckets: buckets.slice(0, 1) } });

/** In 390 px every second label on the axis is hidden. */
export const Narrow = meta.story({
  args: { range: minutes(21, 26) },
  decorators: [inNarrow],
});

/** Right to left: the newest is on the left, and arrow keys move in their direction. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { range: minutes(2, 7) },
});
