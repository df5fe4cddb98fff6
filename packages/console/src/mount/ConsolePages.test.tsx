import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { ConsoleProvider } from '../runtime/ConsoleProvider.tsx';
import type { ConsoleProviderProps } from '../runtime/ConsoleProvider.tsx';
import { createMemoryNavigation } from '../runtime/navigation/memory.ts';
import { AppsContainer } from '../screens/apps/AppsContainer.tsx';
import { EnvironmentVariablesContainer } from '../screens/environment-variables/EnvironmentVariablesContainer.tsx';
import { NewAppContainer } from '../screens/new-app/NewAppContainer.tsx';
import { openConsoleInMemory } from '../testing/openConsole.tsx';
import { ConsolePages } from './ConsolePages.tsx';
import type { ConsolePagesProps } from './ConsolePages.tsx';

const apps = '/tidewater-labs/apps';

type HostProps = Pick<ConsoleProviderProps, 'hasPage' | 'hrefFor' | 'leave'>;

/** A host that shows content in a provider, with the demo dataset and a navigation in memory. */
async function open(start: string, content: ReactNode, host: HostProps = {}) {
  const { client, session } = await openConsoleInMemory('/');
  const navigation = createMemoryNavigation(start);
  const screen = await render(
    <ConsoleProvider client={client} session={session} navigation={navigation} {...host}>
      {content}
    </ConsoleProvider>,
  );
  return { navigation, session, screen };
}

const openPages = (start: string, props: ConsolePagesProps = {}, host: HostProps = {}) =>
  open(start, <ConsolePages {...props} />, host);

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const link = (name: string | RegExp) => page.getByRole('link', { name });

test('pages have their layout, move focus, and leave the title of the host', async () => {
  document.title = 'A page of the host';
  const { navigation } = await openPages('/tidewater-labs');
  await expect.element(heading('Apps')).toBeVisible();
  expect(navigation.current()).toBe(apps);
  await link('Team Settings').click();
  await expect.element(heading('Team Settings')).toHaveFocus();
  expect(document.title).toBe('A page of the host');
  document.title = '';
});

test('the title of the document is restored when the pages unmount', async () => {
  document.title = 'A page of the host';
  const { screen } = await openPages(apps, { hasDocumentTitle: true });
  await expect.poll(() => document.title).toContain('Tidewater Labs');
  await screen.unmount();
  expect(document.title).toBe('A page of the host');
  document.title = '';
});

test('without the layout, hovering a link prefetches the data of its page', async () => {
  const { client, session } = await openConsoleInMemory('/');
  await render(
    <ConsoleProvider client={client} session={session} navigation={createMemoryNavigation(apps)}>
      <ConsolePages layout="page" />
    </ConsoleProvider>,
  );
  await expect.element(link(/^Tide Tables/)).toBeVisible();
  expect(link('Team Settings').elements()).toEqual([]);
  const call = vi.spyOn(client, 'call');
  await link(/^Tide Tables/).hover();
  await expect.poll(() => call.mock.calls.map(([{ id }]) => id)).toContain('listDeployments');
});

const hasAppsOnly = (id: string) => id === 'apps';

test('no link leads to a page that the host does not have', async () => {
  await openPages(apps, {}, { hasPage: hasAppsOnly });
  await expect.element(page.getByText('Tide Tables').first()).toBeVisible();
  expect(link(/^Tide Tables/).elements()).toEqual([]);
  expect(link('Create App').elements()).toEqual([]);
  expect(link('Team Settings').elements()).toEqual([]);
});

test('Not Found shows for a start page that the host does not have', async () => {
  await openPages('/tidewater-labs/settings', { layout: 'page' }, { hasPage: hasAppsOnly });
  await expect.element(page.getByText('404')).toBeVisible();
});

test('links lead to the page of the host that replaces one of the console', async () => {
  const leave = vi.fn<(url: string) => void>();
  await openPages(
    apps,
    { layout: 'page' },
    {
      leave,
      hrefFor: (to) =>
        to.id === 'general' ? `/desk/${to.params.appSlug}?of=${to.params.teamSlug}` : undefined,
    },
  );
  await expect
    .element(link(/^Tide Tables/))
    .toHaveAttribute('href', '/desk/tide-tables?of=tidewater-labs');
  await link(/^Tide Tables/).click();
  expect(leave).toHaveBeenCalledExactlyOnceWith('/desk/tide-tables?of=tidewater-labs');
});

test('search, order and paging of a container work with a navigation alone', async () => {
  const { navigation } = await open('/', <AppsContainer teamSlug="tidewater-labs" />);
  await expect.element(link(/^Docs Search/)).toBeVisible();
  await page.getByRole('searchbox').fill('tide');
  await expect.element(link(/^Docs Search/)).not.toBeInTheDocument();
  await expect.element(link(/^Tide Tables/)).toBeVisible();
  expect(navigation.current()).toBe('/?q=tide');
});

test('a prop of a container wins over the location', async () => {
  await open(`${apps}?q=docs`, <AppsContainer teamSlug="tidewater-labs" q="tide" />);
  await expect.element(page.getByRole('searchbox')).toHaveValue('tide');
});

test('typed input is back when the user returns from a page of the host', async () => {
  const { client, session } = await openConsoleInMemory('/');
  const form = () => (
    <ConsoleProvider client={client} session={session} navigation={createMemoryNavigation()}>
      <NewAppContainer teamSlug="tidewater-labs" />
    </ConsoleProvider>
  );
  const screen = await render(form());
  await page.getByRole('textbox').fill('Signal Lamps');
  await screen.unmount();
  await render(form());
  await expect.element(page.getByRole('textbox')).toHaveValue('Signal Lamps');
});

test('a container asks before a link of the host loses unsaved input', async () => {
  await render(<a href="/desk">Service desk</a>);
  await open(
    '/',
    <EnvironmentVariablesContainer teamSlug="tidewater-labs" appSlug="harbour-api" />,
  );
  await page.getByRole('button', { name: 'Add' }).first().click();
  await page.getByRole('menuitem', { name: 'Variable' }).click();
  await page.getByLabelText('Name of the new variable').fill('SIGNAL_API_KEY');
  await page.getByLabelText('Value of SIGNAL_API_KEY').fill('s3cret');
  await link('Service desk').click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  expect(globalThis.location.pathname).not.toBe('/desk');
});
