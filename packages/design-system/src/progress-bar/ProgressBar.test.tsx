import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { ThemeProvider } from '../theme-provider/index.ts';
import { ProgressBar } from './index.ts';

test('tells a screen reader what is under way and how far it has come', async () => {
  const screen = await render(
    <ThemeProvider>
      <ProgressBar label="Uploading" value={21} maxValue={50} />
    </ThemeProvider>,
  );
  const bar = screen.getByRole('progressbar', { name: 'Uploading' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '21');
  await expect.element(bar).toHaveAttribute('aria-valuemax', '50');
  await expect.element(screen.getByText('42%')).toBeVisible();
});

test('makes up no figure when nobody knows', async () => {
  const screen = await render(
    <ThemeProvider>
      <ProgressBar label="Packing" isIndeterminate />
    </ThemeProvider>,
  );
  await expect.element(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});

test('its bar is as long as its value', async () => {
  const screen = await render(
    <ThemeProvider>
      <ProgressBar aria-label="Uploading" value={25} />
    </ThemeProvider>,
  );
  const track = screen.getByRole('progressbar').element().querySelector('svg');
  const bar = track?.querySelector('rect');
  const width = (element: Element | null | undefined) =>
    element?.getBoundingClientRect().width ?? 0;
  expect(width(bar) / width(track)).toBeCloseTo(0.25, 2);
});
