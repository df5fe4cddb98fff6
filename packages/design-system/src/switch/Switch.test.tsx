import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { ThemeProvider } from '../theme-provider/index.ts';
import { Switch } from './index.ts';

test('Space toggles a switch', async () => {
  const screen = await render(
    <ThemeProvider>
      <Switch description="Takes effect at once.">Notify me</Switch>
    </ThemeProvider>,
  );
  const control = screen.getByRole('switch', { name: 'Notify me' });
  await userEvent.tab();
  await expect.element(control).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(control).toBeChecked();
  await expect.element(control).toHaveAccessibleDescription('Takes effect at once.');
});
