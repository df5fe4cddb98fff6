import { expect, test } from 'vitest';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { Spinner } from './index.ts';

test('exposes its label to screen readers, without a value', async () => {
  const screen = await renderThemed(<Spinner aria-label="Saving" />);
  const spinner = screen.getByRole('progressbar', { name: 'Saving' });
  await expect.element(spinner).toBeVisible();
  await expect.element(spinner).not.toHaveAttribute('aria-valuenow');
});

test('its default label is “Loading”, and it has the requested size', async () => {
  const screen = await renderThemed(<Spinner size={28} />);
  const spinner = screen.getByRole('progressbar', { name: 'Loading' }).element();
  expect(spinner.getBoundingClientRect().width).toBe(28);
});
