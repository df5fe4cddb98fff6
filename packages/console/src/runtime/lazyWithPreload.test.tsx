import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { ErrorBoundary } from '../shell/page/ErrorBoundary.tsx';
import { lazyWithPreload } from './lazyWithPreload.tsx';
import { MissingCodeError } from './MissingCodeError.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const Page = () => <p>The page</p>;

test('a preloaded component renders without a fallback', async () => {
  const Lazy = lazyWithPreload(() => Promise.resolve({ default: Page }));
  await Lazy.preload();
  const Waiting = vi.fn<() => null>(() => null);
  const screen = await render(
    <Suspense fallback={<Waiting />}>
      <Lazy />
    </Suspense>,
  );
  await expect.element(screen.getByText('The page')).toBeVisible();
  expect(Waiting).not.toHaveBeenCalled();
});

test('a chunk that failed is requested again when the error boundary is reset', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn<() => Promise<{ default: typeof Page }>>(() =>
    Promise.resolve({ default: Page }),
  );
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Lazy = lazyWithPreload(load);
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
        <Lazy />
      </Suspense>
    </ErrorBoundary>,
  );
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('The page')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a chunk that can be loaded is rendered while the browser reports no network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Lazy = lazyWithPreload(() => Promise.resolve({ default: Page }));
  const screen = await render(
    <Suspense fallback="Waiting">
      <Lazy />
    </Suspense>,
  );
  await expect.element(screen.getByText('The page')).toBeVisible();
});

test('offline, a chunk that failed is requested again once the network is back', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn<() => Promise<{ default: typeof Page }>>(() =>
    Promise.resolve({ default: Page }),
  );
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Lazy = lazyWithPreload(load);
  const screen = await render(
    <Suspense fallback="Waiting">
      <Lazy />
    </Suspense>,
  );
  await expect.element(screen.getByText('Waiting')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
  isOnline.mockReturnValue(true);
  // Requests may still fail when the network is reported as back.
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('The page')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

test.each([
  ['after the network is back', () => dispatchEvent(new Event('online'))],
  ['after a minute without a network', () => {}],
])('a chunk that still fails %s is reported', async (_when, follow) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.useFakeTimers();
  try {
    const load = vi.fn<() => Promise<{ default: typeof Page }>>(() =>
      Promise.reject(new TypeError('Failed to fetch')),
    );
    const preloaded = lazyWithPreload(load)
      .preload()
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(0);
    follow();
    await vi.runAllTimersAsync();
    expect(await preloaded).toEqual(new MissingCodeError('Code failed to load.'));
    expect(load).toHaveBeenCalledTimes(5);
  } finally {
    vi.useRealTimers();
  }
});
