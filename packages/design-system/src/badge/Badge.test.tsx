import { expect, test } from 'vitest';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { Badge } from './index.ts';

test('exposes only its text to screen readers, not its icon', async () => {
  const screen = await renderThemed(
    <h1>
      Harbour API <Badge icon={<svg aria-hidden="true" />}>Live</Badge>
    </h1>,
  );
  await expect
    .element(screen.getByRole('heading', { name: 'Harbour API Live', exact: true }))
    .toBeVisible();
});

test('every variant differs in both sizes', async () => {
  const screen = await renderThemed(
    <>
      <Badge size="sm" data-testid="small">
        small
      </Badge>
      <Badge data-testid="medium">medium</Badge>
      <Badge variant="destructive" data-testid="bad">
        bad
      </Badge>
    </>,
  );
  const look = (id: string) => getComputedStyle(screen.getByTestId(id).element());
  expect([look('small').blockSize, look('medium').blockSize]).toEqual(['18px', '22px']);
  expect(look('bad').color).not.toBe(look('medium').color);
});
