import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { Switch } from './index.ts';

test('Space toggles a switch', async () => {
  const screen = await renderThemed(<Switch description="Takes effect at once.">Notify me</Switch>);
  const control = screen.getByRole('switch', { name: 'Notify me' });
  await userEvent.tab();
  await expect.element(control).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(control).toBeChecked();
  await expect.element(control).toHaveAccessibleDescription('Takes effect at once.');
});
