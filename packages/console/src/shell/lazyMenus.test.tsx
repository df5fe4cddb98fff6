import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { openConsole } from '../testing/openConsole.tsx';
import { LazyCommandPalette } from './lazyMenus.tsx';

test('a palette that is asked for by its keys before it is there opens once it is', async () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (then: () => void) => waiting.push(then));
  const opened = await openConsole('/tidewater-labs/apps', {
    beside: <LazyCommandPalette hasPage={() => true} />,
  });
  await render(opened.page);
  await expect.element(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(page.getByRole('dialog').elements()).toEqual([]);
  vi.unstubAllGlobals();
  for (const then of waiting) then();
  await expect.element(page.getByRole('combobox')).toHaveFocus();
});
