import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazyPart } from './lazyPart.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const Page = () => <p>The page</p>;

test('what was preloaded is there in the first rendering, without a fallback', async () => {
  const Part = lazyPart(() => Promise.resolve({ default: Page }));
  await Part.preload();
  const Waiting = vi.fn<() => null>(() => null);
  const screen = await render(
    <Suspense fallback={<Waiting />}>
      <Part />
    </Suspense>,
  );
  await expect.element(screen.getByText('The page')).toBeVisible();
  expect(Waiting).not.toHaveBeenCalled();
});

test('what cannot be fetched is asked for once, fails, and is asked for again when it is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const load = vi.fn<() => Promise<{ default: typeof Page }>>(() =>
    Promise.resolve({ default: Page }),
  );
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = lazyPart(load);
  const screen = await render(
    <ErrorBoundary
      page="/apps"
      Fallback={({ onTryAgain }) => (
        <button type="button" onClick={onTryAgain}>
          Try again
        </button>
      )}
    >
      <Suspense>
        <Part />
      </Suspense>
    </ErrorBoundary>,
  );
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('The page')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('without a network it is not asked for until that is back, unless it tells of a failure', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn<() => Promise<{ default: typeof Page }>>(() =>
    Promise.resolve({ default: Page }),
  );
  const Part = lazyPart(load);
  const screen = await render(
    <Suspense fallback="Waiting">
      <Part />
    </Suspense>,
  );
  await expect.element(screen.getByText('Waiting')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  await lazyPart(load, { isUrgent: true }).preload();
  expect(load).toHaveBeenCalledOnce();
  isOnline.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('The page')).toBeVisible();
});
