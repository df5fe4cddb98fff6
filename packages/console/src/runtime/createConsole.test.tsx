import { createClient } from '@quayside/api-contract';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { toLoadable } from '../api/toLoadable.ts';
import { userQueries } from '../api/users.ts';
import { ConsolePages } from '../mount/ConsolePages.tsx';
import { openConsoleInMemory } from '../testing/openConsole.tsx';
import { sampleMe } from '../testing/teamSamples.ts';
import { ConsoleProvider } from './ConsoleProvider.tsx';
import { createConsole } from './createConsole.ts';
import type { ConsoleOptions } from './createConsole.ts';
import { createMemoryNavigation } from './navigation/memory.ts';
import { locationOf } from './navigation/paths.ts';
import { createMemorySession } from './session/createSession.ts';
import { useApi, useConsole } from './useConsole.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const userOf = (name: string) => ({ ...sampleMe, email: `${name}@example.com`, full_name: name });

const nameIn = ({ headers }: RequestInit) =>
  new Headers(headers).get('Authorization')?.replace('Bearer ', '') ?? 'nobody';

/** A platform whose tokens are user names. */
const platform = (_url: string, init: RequestInit) =>
  Promise.resolve(Response.json(userOf(nameIn(init))));

/** The user's address, a field, and a draft. */
function Account() {
  const api = useApi();
  const { drafts } = useConsole();
  const draft = drafts.read('owner', 'form');
  const me = toLoadable(useQuery(userQueries(api).me()));
  const [text, setText] = useState('');
  return (
    <>
      <p>{me.status === 'ready' ? me.data.email : me.status}</p>
      <p>Draft: {typeof draft === 'string' ? draft : 'none'}</p>
      <input
        aria-label="Name"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          drafts.store('owner', 'form', target.value);
        }}
      />
    </>
  );
}

const apps = '/tidewater-labs/apps';

/** Numbers of the requests of Apps: all teams, and the page's team by its slug. */
const requests = { readMe: 1, listTeams: 2, listApps: 1 };

test('a console prefetches before the first render, and the page repeats no request', async () => {
  const { client, session } = await openConsoleInMemory(apps);
  const call = vi.spyOn(client, 'call');
  const counts = () => {
    const ids = call.mock.calls.map(([{ id }]) => id);
    return Object.fromEntries(
      Object.keys(requests).map((id) => [id, ids.filter((each) => each === id).length]),
    );
  };
  const console = createConsole({ client, session });
  await console.prefetch(locationOf(apps));
  expect(counts()).toEqual(requests);

  await render(
    <ConsoleProvider console={console} navigation={createMemoryNavigation(apps)}>
      <ConsolePages />
    </ConsoleProvider>,
  );
  await expect.element(page.getByText('docs-search')).toBeVisible();
  expect(counts()).toEqual(requests);
});

test('a signed-out console prefetches nothing for a page that needs a login', async () => {
  const { client, session } = await openConsoleInMemory(apps, { isSignedIn: false });
  const call = vi.spyOn(client, 'call');
  await createConsole({ client, session }).prefetch(locationOf(apps));
  expect(call).not.toHaveBeenCalled();
});

test.each(['before the console renders', 'after it has rendered'])(
  'a response for an earlier token that arrives %s is never used',
  async (moment) => {
    const session = createMemorySession({ token: 'ada' });
    const shown = new Set<string>();
    const { promise: responding, resolve: respond } = Promise.withResolvers<void>();
    const client = createClient({
      baseUrl: 'https://api.example.com',
      getToken: session.getToken,
      async fetch(url, init) {
        if (nameIn(init) === 'ada') await responding;
        return platform(url, init);
      },
    });
    const console = createConsole({ client, session });
    const prefetching = console.prefetch(locationOf('/teams'));
    session.setToken('bob');
    if (moment === 'before the console renders') {
      respond();
      await prefetching;
    }
    const screen = await render(
      <ConsoleProvider console={console} navigation={createMemoryNavigation('/teams')}>
        <Account />
        <Watch onShow={(email) => shown.add(email)} />
      </ConsoleProvider>,
    );
    await expect.element(screen.getByText('bob@example.com')).toBeVisible();
    respond();
    await prefetching;
    await expect.element(screen.getByText('bob@example.com')).toBeVisible();
    expect([...shown]).toEqual(['bob@example.com']);
  },
);

function Watch({ onShow }: { onShow: (email: string) => void }) {
  const email = useQuery(userQueries(useApi()).me()).data?.email;
  if (email !== undefined) onShow(email);
  return null;
}

const apiBaseUrl = 'https://api.example.com';
const fetch = platform;
const clientOf = (getToken: () => string) => createClient({ baseUrl: apiBaseUrl, fetch, getToken });
const sessions = new Map(['ada', 'bob'].map((token) => [token, createMemorySession({ token })]));
const sessionOf = (name: string) => sessions.get(name) ?? createMemorySession();

/** Creates the props of two consoles with one query client: all that differs is what a case is about. */
const sources: Record<string, (name: string, queryClient: QueryClient) => ConsoleOptions> = {
  session: (name, queryClient) => ({ apiBaseUrl, fetch, session: sessionOf(name), queryClient }),
  client: (name, queryClient) => ({
    client: clientOf(() => name),
    session: sessionOf('ada'),
    queryClient,
  }),
  apiBaseUrl: (name, queryClient) => ({
    apiBaseUrl: `https://${name}.example.com`,
    fetch: (url) => Promise.resolve(Response.json(userOf(url.slice(8, 11)))),
    getToken: () => 'token',
    queryClient,
  }),
};

const switches = Object.entries(sources).flatMap(([changed, optionsOf]) => [
  { changed, optionsOf, isOutside: false },
  { changed: `console with another ${changed}`, optionsOf, isOutside: true },
]);

test.each(switches)(
  'another $changed discards what the previous user has loaded and typed',
  async ({ optionsOf, isOutside }) => {
    const queryClient = new QueryClient();
    const navigation = createMemoryNavigation('/teams');
    const elementOf = (name: string) => {
      const options = optionsOf(name, queryClient);
      const props = isOutside ? { console: createConsole(options) } : options;
      return (
        <ConsoleProvider {...props} navigation={navigation}>
          <Account />
        </ConsoleProvider>
      );
    };
    const ada = elementOf('ada');
    const bob = elementOf('bob');
    const screen = await render(ada);
    await expect.element(screen.getByText('ada@example.com')).toBeVisible();
    await screen.getByLabelText('Name').fill('Typed by Ada');
    await screen.rerender(bob);
    await expect.element(screen.getByText('bob@example.com')).toBeVisible();
    await expect.element(screen.getByLabelText('Name')).toHaveValue('');
    await expect.element(screen.getByText('Draft: none')).toBeVisible();
    expect(JSON.stringify(queryClient.getQueriesData({}))).not.toContain('ada@example.com');

    await screen.rerender(ada);
    await expect.element(screen.getByText('ada@example.com')).toBeVisible();
    await expect.element(screen.getByText('Draft: none')).toBeVisible();
  },
);

test('a console stays while its provider renders again with the same user', async () => {
  const session = createMemorySession({ token: 'ada' });
  const elementOf = (productName: string) => (
    <ConsoleProvider
      apiBaseUrl={apiBaseUrl}
      fetch={(url, init) => platform(url, init)}
      session={session}
      navigation={createMemoryNavigation('/teams')}
      productName={productName}
    >
      <Account />
    </ConsoleProvider>
  );
  const screen = await render(elementOf('One'));
  await screen.getByLabelText('Name').fill('Typed by Ada');
  await screen.rerender(elementOf('Two'));
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Typed by Ada');
});
