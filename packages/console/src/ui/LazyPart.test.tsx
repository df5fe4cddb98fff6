import { ThemeProvider } from '@quayside/design-system';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { lazyWithPreload } from '../runtime/lazyWithPreload.tsx';
import { LazyPart } from './LazyPart.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const Viewer = () => <p>The lines</p>;

test('a chunk that fails takes down its own part only, until it is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn<() => Promise<{ default: typeof Viewer }>>(() =>
    Promise.resolve({ default: Viewer }),
  );
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Lazy = lazyWithPreload(load);
  const screen = await render(
    <ThemeProvider>
      <h1>Logs</h1>
      <LazyPart>
        <Lazy />
      </LazyPart>
    </ThemeProvider>,
  );
  await expect.element(screen.getByText('This part of the page couldn’t load')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Logs' })).toBeVisible();
  await screen.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(screen.getByText('The lines')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
