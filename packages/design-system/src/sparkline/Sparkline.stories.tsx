import preview from '../../../../.storybook/preview.tsx';
import { Inline } from '../inline/index.ts';
import { inNarrow } from '../internal/Narrow.fixtures.tsx';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Legend } from './Legend.tsx';
import { guide } from './Sparkline.docs.tsx';
import { Sparkline, type SparklineValue } from './Sparkline.tsx';

const failed = [13, 27, 33];

const durations: readonly SparklineValue[] = Array.from({ length: 40 }, (_, at) => {
  const isFailed = failed.includes(at);
  const seconds = isFailed ? 14 + (at % 9) : 38 + ((at * 17) % 9) + (at === 8 ? 22 : 0);
  const outcome = isFailed ? 'Failed' : 'Ready';
  return {
    id: String(at),
    value: seconds,
    tone: isFailed ? 'danger' : at === 39 ? 'accent' : 'neutral',
    label: `${seconds} s, ${outcome}`,
  };
});

const meta = preview.meta({
  title: 'Components/Sparkline',
  component: Sparkline,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    'aria-label': 'Duration of the last 40 deployments. Median 41 seconds; three failed.',
    values: durations,
  },
});

/** The last deployments of an app: their durations and results. */
export const Default = meta.story({
  render: (args) => (
    <Stack gap={2}>
      <Sparkline {...args} />
      <Inline gap={4}>
        <Legend
          items={[
            { id: 'ready', tone: 'neutral', label: 'Ready 37' },
            { id: 'failed', tone: 'danger', label: 'Failed 3' },
            { id: 'live', tone: 'accent', label: 'Live' },
          ]}
        />
        <Text size={12} tone="subtle">
          Duration of the last 40, median 41 s
        </Text>
      </Inline>
    </Stack>
  ),
});

/** One value over time. */
export const Line = meta.story({
  args: {
    variant: 'line',
    'aria-label': 'Requests a minute in the last 40 minutes: between 38 and 68.',
    values: durations.map(({ id, value }) => ({ id, value: value + 20, tone: 'accent' as const })),
  },
});

/** In a line of text. */
export const Small = meta.story({
  render: ({ values }) => (
    <Text size={13}>
      Deployments <Sparkline aria-label="Three of 40 failed." size="sm" values={values} /> 41 s
    </Text>
  ),
});

/** One value, and no values: no division by zero. */
export const Few = meta.story({
  render: () => (
    <Stack gap={4}>
      <Sparkline aria-label="One deployment, 41 seconds." values={durations.slice(0, 1)} />
      <Sparkline aria-label="No deployments yet." values={[]} />
      <Sparkline aria-label="All took no time." values={[{ id: '0', value: 0 }]} />
    </Stack>
  ),
});

/** In 390 px. */
export const NarrowContainer = meta.story({
  decorators: [inNarrow],
});

/** Right to left: the newest is on the left. */
export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
