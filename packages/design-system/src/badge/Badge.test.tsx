import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { ThemeProvider } from '../theme-provider/index.ts';
import { Badge } from './index.ts';

test('exposes only its text to screen readers, not its icon', async () => {
  const screen = await render(
    <ThemeProvider>
      <h1>
        Harbour API <Badge icon={<svg aria-hidden="true" />}>Live</Badge>
      </h1>
    </ThemeProvider>,
  );
  await expect
    .element(screen.getByRole('heading', { name: 'Harbour API Live', exact: true }))
    .toBeVisible();
});

test('every variant differs in both sizes', async () => {
  const screen = await render(
    <ThemeProvider>
      <Badge size="sm" data-testid="small">
        small
      </Badge>
      <Badge data-testid="medium">medium</Badge>
      <Badge variant="destructive" data-testid="bad">
        bad
      </Badge>
    </ThemeProvider>,
  );
  const look = (id: string) => getComputedStyle(screen.getByTestId(id).element());
  expect([look('small').blockSize, look('medium').blockSize]).toEqual(['18px', '22px']);
  expect(look('bad').color).not.toBe(look('medium').color);
});
