import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { openConsoleInMemory } from '../testing/openConsole.tsx';
import { MissingCodeError } from '../runtime/MissingCodeError.ts';
import { useReportFailure } from './useReportFailure.ts';

afterEach(() => void vi.restoreAllMocks());

function ReportButton() {
  const reportFailure = useReportFailure();
  return (
    <button
      type="button"
      onClick={() => reportFailure(new MissingCodeError('Code failed to load.'))}
    >
      Report
    </button>
  );
}

async function pressReport() {
  const opened = await openConsoleInMemory('/login', {
    isSignedIn: false,
    beside: <ReportButton />,
  });
  await render(opened.page);
  await page.getByRole('button', { name: 'Report' }).click();
}

test('code that fails to load is reported with a button that reloads the page', async () => {
  await pressReport();
  await expect.element(page.getByText(/The console may have been updated/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reload Page' })).toBeVisible();
});

test('without a network no reload is offered, because it would lose the page', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await pressReport();
  await expect.element(page.getByText(/^You’re offline\. This continues/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Reload Page' }).elements()).toEqual([]);
});
