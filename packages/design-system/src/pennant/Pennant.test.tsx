import { expect, test } from 'vitest';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { Pennant } from './index.ts';

test('an id has the same flag everywhere, hidden from screen readers', async () => {
  const screen = await renderThemed(
    <>
      <Pennant id="harbour-api" data-testid="list" />
      <Pennant id="harbour-api" data-testid="page" size={32} />
      <Pennant id="pilot" data-testid="pilot" />
      <Pennant id="tide-tables" data-testid="tide-tables" />
      <Pennant id="lighthouse" data-testid="lighthouse" />
    </>,
  );
  const flag = (id: string) => screen.getByTestId(id).element().innerHTML;
  expect(flag('list')).toBe(flag('page'));
  const flags = new Set(['list', 'pilot', 'tide-tables', 'lighthouse'].map(flag));
  expect(flags.size).toBeGreaterThan(2);
  await expect.element(screen.getByTestId('list')).toHaveAttribute('aria-hidden', 'true');
});
