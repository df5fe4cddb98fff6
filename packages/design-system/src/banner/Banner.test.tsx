import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { ThemeProvider } from '../theme-provider/index.ts';
import { Banner } from './index.ts';

test('is read out only where it says so', async () => {
  const screen = await render(
    <ThemeProvider>
      <Banner title="Quiet" />
      <Banner title="In a pause" announce="polite" />
      <Banner title="At once" announce="assertive" />
    </ThemeProvider>,
  );
  await expect.element(screen.getByRole('status')).toHaveTextContent('In a pause');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('At once');
  expect(screen.getByText('Quiet').element().closest('[role]')).toBeNull();
});
