import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { openConsoleInMemory } from '../../testing/openConsole.tsx';
import { pageOf } from '../../runtime/navigation/paths.ts';
import { LinkPrefetcher } from './LinkPrefetcher.tsx';

const deployments = '/tidewater-labs/apps/harbour-api/deployments';

// The link of the next test has the same position, and would be hovered from the start.
afterEach(async () => {
  await page.getByText('Nowhere').hover();
  vi.restoreAllMocks();
});

async function open() {
  const { page: shown, ...opened } = await openConsoleInMemory('/tidewater-labs/apps?order=asc', {
    beside: (
      <>
        <LinkPrefetcher />
        <div style={{ position: 'fixed', insetBlockEnd: 0, zIndex: 1, background: 'Canvas' }}>
          <a href={deployments}>Deployments of Harbour API</a>
          <a href="https://example.com/">Elsewhere</a>
          <p>Nowhere</p>
        </div>
      </>
    ),
  });
  await render(<main>{shown}</main>);
  await expect.element(page.getByRole('link', { name: /^Harbour API/ })).toBeVisible();
  const preload = vi.spyOn(pageOf('deployments'), 'preload');
  const call = vi.spyOn(opened.client, 'call');
  return { ...opened, preload, called: () => call.mock.calls.map(([endpoint]) => endpoint.id) };
}

test('hovering a link prefetches the code and the data of its page', async () => {
  const { navigation, preload, called } = await open();
  await page.getByText('Deployments of Harbour API').hover();
  await expect.poll(() => preload).toHaveBeenCalled();
  await expect.poll(called).toContain('listDeployments');
  expect(navigation.current()).toBe('/tidewater-labs/apps?order=asc');
});

test('a link to another site prefetches nothing', async () => {
  const { preload, called } = await open();
  await page.getByText('Elsewhere').hover();
  await page.getByText('Deployments of Harbour API').hover();
  await expect.poll(() => preload).toHaveBeenCalledOnce();
  await expect.poll(called).toContain('listDeployments');
});

test('a prefetch that fails leaves the page as it is', async () => {
  const { control, called } = await open();
  control.setFaults([{ path: '**', status: 400 }]);
  await page.getByText('Deployments of Harbour API').hover();
  await expect.poll(called).not.toHaveLength(0);
  await expect.element(page.getByRole('link', { name: /^Harbour API/ })).toBeVisible();
});
