import { createRef } from 'react';
import { expect, test } from 'vitest';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { Legend, Sparkline, type SparklineProps } from './index.ts';

const values = [
  { id: 'a', value: 10, label: '10 s, Ready' },
  { id: 'b', value: 40 },
  { id: 'c', value: 20, tone: 'danger' as const },
];

const setup = async (props: Partial<SparklineProps> = {}, locale = 'en-GB') => {
  const ref = createRef<SVGSVGElement>();
  const screen = await renderThemed(
    <Sparkline ref={ref} aria-label="Durations, up to 40 s" values={values} {...props} />,
    { locale },
  );
  const boxes = [...(ref.current?.querySelectorAll('rect') ?? [])].map((bar) =>
    bar.getBoundingClientRect(),
  );
  return { screen, ref, boxes };
};

test('is an image whose label has its figures', async () => {
  const { screen } = await setup();
  await expect.element(screen.getByRole('img', { name: 'Durations, up to 40 s' })).toBeVisible();
});

test('bars are in order of time, scaled to the largest', async () => {
  const { boxes, ref } = await setup();
  const height = ref.current?.getBoundingClientRect().height ?? 0;
  expect(boxes.map((box) => Math.round((box.height / height) * 100))).toEqual([25, 100, 50]);
  expect(boxes.map(({ left }) => left)).toEqual(
    boxes.map(({ left }) => left).toSorted((a, b) => a - b),
  );
});

test('right to left, the oldest bar is on the right', async () => {
  const { boxes } = await setup({}, 'ar-EG');
  expect(boxes[0]?.left).toBeGreaterThan(boxes[2]?.left ?? Infinity);
});

test('renders no values, and only zeros', async () => {
  const none = await setup({ values: [] });
  expect(none.boxes).toHaveLength(0);
  const zero = await setup({ values: [{ id: '0', value: 0 }] });
  expect(zero.boxes.map(({ height }) => height)).toEqual([0]);
});

test('the legend is a list of the series', async () => {
  const screen = await renderThemed(
    <Legend aria-label="Outcomes" items={[{ id: 'failed', tone: 'danger', label: 'Failed 3' }]} />,
  );
  await expect
    .element(screen.getByRole('list', { name: 'Outcomes' }).getByRole('listitem'))
    .toHaveTextContent('Failed 3');
});
