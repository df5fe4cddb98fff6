import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { SegmentedControl, SegmentedControlItem } from './index.ts';
import type { SegmentedControlProps } from './index.ts';

const setup = (props: Partial<SegmentedControlProps> = {}, locale = 'en-GB') =>
  renderThemed(
    <SegmentedControl aria-label="Times" defaultValue="utc" {...props}>
      <SegmentedControlItem value="local">Local</SegmentedControlItem>
      <SegmentedControlItem value="utc">UTC</SegmentedControlItem>
      <SegmentedControlItem value="start">Since start</SegmentedControlItem>
    </SegmentedControl>,
    { locale },
  );

test('Tab focuses the selected segment; arrow keys select and wrap', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const screen = await setup({ onChange });
  await userEvent.tab();
  await expect.element(screen.getByRole('radio', { name: 'UTC' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}{ArrowUp}');
  expect(onChange.mock.calls.flat()).toEqual(['start', 'local', 'start', 'utc']);
  await userEvent.keyboard('{ArrowRight}');
  const last = screen.getByRole('radio', { name: 'Since start' });
  await expect.element(last).toBeChecked();
  await expect.element(last).toHaveFocus();
});

test('right to left, ArrowLeft moves forward', async () => {
  const screen = await setup({}, 'ar-EG');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('radio', { name: 'Since start' })).toBeChecked();
});

test('a press selects, unless disabled', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const screen = await setup({ onChange });
  await screen.getByText('Since start').click();
  expect(onChange.mock.calls).toEqual([['start']]);
  await screen.rerender(
    <SegmentedControl aria-label="Times" isDisabled onChange={onChange}>
      <SegmentedControlItem value="local">Local</SegmentedControlItem>
    </SegmentedControl>,
  );
  await screen.getByText('Local').click({ force: true });
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('the label names it, and help describes it', async () => {
  const screen = await setup({
    'aria-label': undefined,
    label: 'Times',
    description: 'Holds in downloads too.',
  });
  const group = screen.getByRole('radiogroup', { name: 'Times' });
  await expect.element(group).toHaveAccessibleDescription('Holds in downloads too.');
});
