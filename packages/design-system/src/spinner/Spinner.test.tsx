import { createRef } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { ThemeProvider } from '../theme-provider/index.ts';
import { Spinner } from './index.ts';

test('tells a screen reader what is going on, and no made-up figure', async () => {
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

test('says “Loading” when nobody says more, and is as large as asked', async () => {
  const screen = await render(
    <ThemeProvider>
      <Spinner size={28} />
    </ThemeProvider>,
  );
  const spinner = screen.getByRole('progressbar', { name: 'Loading' }).element();
  expect(spinner.getBoundingClientRect().width).toBe(28);
});
