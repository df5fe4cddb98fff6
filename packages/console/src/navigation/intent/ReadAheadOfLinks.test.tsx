import { useSyncExternalStore } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { useConsole } from '../../provider/useConsole.ts';
import { openConsole } from '../../testing/openConsole.tsx';
import { ReadAheadOfLinks } from './ReadAheadOfLinks.tsx';

const deployments = '/tidewater-labs/apps/harbour-api/deployments';

// The next test's link is in the same place: a pointer that stayed there would mean it from the start.
afterEach(async () => {
  await page.getByText('Nowhere').hover();
});

/** Which page is drawn ahead. */
function Ahead() {
  const { ahead } = useConsole();
  const wanted = useSyncExternalStore(ahead.subscribe, ahead.get);
  return <output>{wanted?.location.pathname ?? 'none'}</output>;
}

async function open(onIntent?: (to: string) => unknown) {
  const { page: shown, ...opened } = await openConsole('/tidewater-labs/apps?order=asc', {
    beside: (
      <>
        <ReadAheadOfLinks onIntent={onIntent} />
        {/* Where it stays as pages come and go: what moves under a pointer is left. */}
        <div style={{ position: 'fixed', insetBlockEnd: 0, zIndex: 1, background: 'Canvas' }}>
          <a href={deployments}>Where to</a>
          <p>Nowhere</p>
          <Ahead />
        </div>
      </>
    ),
  });
  await render(<main>{shown}</main>);
  await expect.element(page.getByRole('link', { name: /^Harbour API/ })).toBeVisible();
  const rest = (text: string) => page.getByText(text).hover();
  return { ...opened, rest, ahead: page.getByRole('status') };
}

/** Waits until the calls have ended, those that follow from them too, and what comes of them has happened. */
async function settled(calls: { mock: { results: { value: unknown }[] } }): Promise<void> {
  const { results } = calls.mock;
  const begun = results.length;
  await Promise.allSettled(results.map(({ value }) => value));
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  if (results.length > begun) await settled(calls);
}

test('the page behind a link that somebody rests on is drawn ahead until they leave the link', async () => {
  const { rest, ahead } = await open();
  await rest('Where to');
  await expect.element(ahead).toHaveTextContent(deployments);
  await rest('Nowhere');
  // Long before it would be dropped anyway.
  await expect.element(ahead, { timeout: 5000 }).toHaveTextContent('none');
});

test('a page is drawn ahead once its code is there', async () => {
  let arrive = () => {};
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const onIntent = vi.fn<(to: string) => unknown>(() => code);
  const { rest, ahead } = await open(onIntent);
  await rest('Where to');
  await expect.poll(() => onIntent).toHaveBeenCalledWith(deployments);
  await expect.element(ahead).toHaveTextContent('none');
  arrive();
  await expect.element(ahead).toHaveTextContent(deployments);
});

test('arriving somewhere else ends what was meant before', async () => {
  const { navigation, rest, ahead } = await open();
  await rest('Where to');
  await expect.element(ahead).toHaveTextContent(deployments);
  navigation.navigate('/tidewater-labs/settings');
  await expect.element(ahead, { timeout: 5000 }).toHaveTextContent('none');
});

test('a page that somebody goes to stays drawn until it is shown, whatever comes under the pointer', async () => {
  const { navigation, rest, ahead } = await open();
  await rest('Where to');
  await expect.element(ahead).toHaveTextContent(deployments);
  navigation.navigate(deployments);
  await expect.element(page.getByRole('heading', { name: 'Deployments' })).toBeVisible();
  await rest('Nowhere');
  // Its place says when it is shown, and this page has none.
  expect(ahead.element()).toHaveTextContent(deployments);
});

test('a page whose reads fail is not drawn ahead', async () => {
  const { control, client, rest, ahead } = await open();
  const asked = vi.spyOn(client, 'call');
  control.setFaults([{ path: '**', status: 400 }]);
  await rest('Where to');
  await expect.poll(() => asked).toHaveBeenCalled();
  await settled(asked);
  expect(ahead.element()).toHaveTextContent('none');
});

test('a page of the same kind as the one that is shown is read, and not drawn ahead', async () => {
  const { navigation, client, rest, ahead } = await open();
  navigation.navigate('/tidewater-labs/apps/tide-tables/deployments');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Deployments' })).toBeVisible();
  const asked = vi.spyOn(client, 'call');
  await rest('Where to');
  await expect.poll(() => asked).toHaveBeenCalled();
  await settled(asked);
  expect(ahead.element()).toHaveTextContent('none');
});
