import { expect, test } from 'vitest';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { ProgressBar } from './index.ts';

test('exposes its label and value to screen readers', async () => {
  const screen = await renderThemed(<ProgressBar label="Uploading" value={21} maxValue={50} />);
  const bar = screen.getByRole('progressbar', { name: 'Uploading' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '21');
  await expect.element(bar).toHaveAttribute('aria-valuemax', '50');
  await expect.element(screen.getByText('42%')).toBeVisible();
});

test('has no value when indeterminate', async () => {
  const screen = await renderThemed(<ProgressBar label="Packing" isIndeterminate />);
  await expect.element(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});

test('the width of the bar matches the value', async () => {
  const screen = await renderThemed(<ProgressBar aria-label="Uploading" value={25} />);
  const track = screen.getByRole('progressbar').element().querySelector('svg');
  const bar = track?.querySelector('rect');
  const width = (element: Element | null | undefined) =>
    element?.getBoundingClientRect().width ?? 0;
  expect(width(bar) / width(track)).toBeCloseTo(0.25, 2);
});
