import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { ConsoleProvider } from '../../runtime/ConsoleProvider.tsx';
import type { Location } from '../../runtime/navigation/Navigation.ts';
import { matchPage, pageOf } from '../../runtime/navigation/paths.ts';
import { openConsoleInMemory } from '../../testing/openConsole.tsx';
import { PageLayout } from './PageLayout.tsx';
import { PageOutlet } from './PageOutlet.tsx';

const apps = '/tidewater-labs/apps';
const teamSettings = '/tidewater-labs/settings';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Renders Apps inside the layout. `heading` is the heading of a prerendered page. */
async function open(Page = Content) {
  const { client, navigation, session } = await openConsoleInMemory(apps);
  await render(
    <ConsoleProvider client={client} navigation={navigation} session={session}>
      <PageOutlet
        Failure={() => <p role="alert">The page failed</p>}
        Page={({ location }) => (
          <PageLayout match={matchPage(location.pathname)} location={location} Page={Page} />
        )}
      />
    </ConsoleProvider>,
  );
  const link = page.getByRole('link', { name: 'Team Settings' });
  await expect.element(link).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Apps' })).toBeVisible();
  const call = vi.spyOn(client, 'call');
  const heading = () => document.querySelectorAll('h1')[1];
  return { link, call, heading, navigation };
}

function Content({ location }: { location: Location }) {
  const id = matchPage(location.pathname)?.id;
  return id && pageOf(id).render(location);
}

test('hovering a link prerenders its page, and pressing the link shows the same elements', async () => {
  const { link, heading } = await open();
  await link.hover();
  await expect.poll(() => heading()?.textContent).toBe('Team Settings');
  const prerendered = heading();
  expect(prerendered?.checkVisibility()).toBe(false);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Apps' })).toBeVisible();
  await link.click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Team Settings' }))
    .toBeVisible();
  expect(document.querySelector('h1')).toBe(prerendered);
  expect(heading()).toBeUndefined();
});

test('leaving the link removes the prerendered page', async () => {
  const { link, heading } = await open();
  await link.hover();
  await expect.poll(() => heading()?.textContent).toBe('Team Settings');
  await page.getByRole('heading', { level: 1, name: 'Apps' }).hover();
  await expect.poll(heading).toBeUndefined();
});

test('a prerendered page runs no effects and sends no requests until it is shown', async () => {
  const effect = vi.fn<(pathname: string) => void>();
  const { link, call, heading } = await open(function Page({ location }) {
    useEffect(() => effect(location.pathname), [location]);
    return <Content location={location} />;
  });
  await link.hover();
  await expect.poll(() => heading()?.textContent).toBe('Team Settings');
  const prefetched = call.mock.calls.length;
  expect(effect.mock.calls).toEqual([[apps]]);
  await link.click();
  await expect.poll(() => effect.mock.calls).toEqual([[apps], [teamSettings]]);
  expect(call.mock.calls).toHaveLength(prefetched);
});

test('a prerendered page that fails leaves the page that is shown, and renders again when it is opened', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isBroken = true;
  const attempt = vi.fn<() => void>();
  const { link } = await open(function Page({ location }) {
    if (location.pathname !== teamSettings) return <Content location={location} />;
    attempt();
    if (isBroken) throw new Error('Broken');
    return <h1>Mended</h1>;
  });
  await link.hover();
  await expect.poll(() => attempt).toHaveBeenCalled();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Apps' })).toBeVisible();
  isBroken = false;
  await link.click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mended' })).toBeVisible();
});
