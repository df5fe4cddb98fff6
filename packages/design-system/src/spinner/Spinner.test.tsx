import { createRef } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { ThemeProvider } from '../theme-provider/index.ts';
import { Spinner } from './index.ts';

test('exposes its label to screen readers, without a value', async () => {
  const ref = createRef<HTMLDivElement>();
  const screen = await render(
    <ThemeProvider>
      <Spinner ref={ref} aria-label="Saving" className="mine" />
    </ThemeProvider>,
  );
  const spinner = screen.getByRole('progressbar', { name: 'Saving' });
  await expect.element(spinner).toBeVisible();
  await expect.element(spinner).not.toHaveAttribute('aria-valuenow');
  expect(ref.current).toBe(spinner.element());
  expect(spinner.element().classList.contains('mine')).toBe(true);
});

test('its default label is “Loading”, and it has the requested size', async () => {
  const screen = await render(
    <ThemeProvider>
      <Spinner size={28} />
    </ThemeProvider>,
  );
  const spinner = screen.getByRole('progressbar', { name: 'Loading' }).element();
  expect(spinner.getBoundingClientRect().width).toBe(28);
});
