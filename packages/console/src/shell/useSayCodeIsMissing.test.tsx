import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { openConsole } from '../testing/openConsole.tsx';
import { useSayCodeIsMissing } from './useSayCodeIsMissing.ts';

afterEach(() => void vi.restoreAllMocks());

function Asker() {
  const say = useSayCodeIsMissing();
  return (
    <button type="button" onClick={say}>
      Ask
    </button>
  );
}

async function ask() {
  const opened = await openConsole('/login', { isSignedIn: false, beside: <Asker /> });
  await render(opened.page);
  await page.getByRole('button', { name: 'Ask' }).click();
}

test('code that cannot be fetched is told with a button that reloads the page', async () => {
  await ask();
  await expect.element(page.getByText(/There may be a new version/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reload Page' })).toBeVisible();
});

test('without a network no reload is offered, because it would lose the page', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await ask();
  await expect.element(page.getByText(/^You are offline\. This continues/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Reload Page' }).elements()).toEqual([]);
});
