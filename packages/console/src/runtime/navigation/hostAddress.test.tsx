import { useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { AllTeamsContainer } from '../../screens/all-teams/AllTeamsContainer.tsx';
import { AppsContainer } from '../../screens/apps/AppsContainer.tsx';
import { DeploymentsContainer } from '../../screens/deployments/DeploymentsContainer.tsx';
import { DeviceAuthorizationContainer } from '../../screens/device-authorization/DeviceAuthorizationContainer.tsx';
import { EnvironmentVariablesContainer } from '../../screens/environment-variables/EnvironmentVariablesContainer.tsx';
import { LogsContainer } from '../../screens/logs/LogsContainer.tsx';
import { StorageContainer } from '../../screens/storage/StorageContainer.tsx';
import { createFaultyPlatform } from '../../testing/faultyPlatform.tsx';
import { ConsoleProvider } from '../ConsoleProvider.tsx';
import { createListeners } from '../listeners.ts';
import { createMemorySession } from '../session/createSession.ts';
import { useNavigation } from '../useConsole.ts';
import type { Navigation } from './Navigation.ts';
import { pageIds, pageOf } from './paths.ts';
import type { PageAddress, PageId } from './paths.ts';
import { hosts, leaveHost, WouterHost } from './routerHosts.fixtures.tsx';
import type { HostPage, HostProps } from './routerHosts.fixtures.tsx';
import { usePageSearch } from './usePageSearch.ts';

// Next.js reads flags that its build replaces.
vi.stubGlobal('process', { env: {} });
const { AppRouterContext } =
  await import('next/dist/shared/lib/app-router-context.shared-runtime.js');
const { PathnameContext, SearchParamsContext } =
  await import('next/dist/shared/lib/hooks-client-context.shared-runtime.js');
const { useNextNavigation } = await import('./next.tsx');

afterEach(leaveHost);

afterAll(() => {
  vi.unstubAllGlobals();
});

/** The contexts of the App Router, whose `push` and `replace` change the history. */
function NextHost({ base, Page }: HostProps) {
  const [{ router, subscribe }] = useState(createAppRouter);
  const href = useSyncExternalStore(subscribe, () => globalThis.location.href);
  const { pathname, search } = new URL(href);
  const params = useMemo(() => new URLSearchParams(search), [search]);
  return (
    <AppRouterContext value={router}>
      <PathnameContext value={pathname}>
        <SearchParamsContext value={params}>
          <NextPage base={base} Page={Page} />
        </SearchParamsContext>
      </PathnameContext>
    </AppRouterContext>
  );
}

function NextPage({ base, Page }: HostProps) {
  return <Page navigation={useNextNavigation({ base })} link={null} />;
}

function createAppRouter() {
  const { notify, subscribe } = createListeners((onChange) => {
    const handlePopState = () => onChange();
    globalThis.addEventListener('popstate', handlePopState);
    return () => globalThis.removeEventListener('popstate', handlePopState);
  });
  const nothing = () => {};
  const router = {
    push(to: string) {
      globalThis.history.pushState(null, '', to);
      notify();
    },
    replace(to: string) {
      globalThis.history.replaceState(null, '', to);
      notify();
    },
    back: () => globalThis.history.back(),
    forward: () => globalThis.history.forward(),
    refresh: nothing,
    prefetch: nothing,
    bfcacheId: '0',
  };
  return { router, subscribe };
}

const platform = await createFaultyPlatform();
const { client, token } = platform;

/** A host that has some pages of its own in place of the console's. */
const hrefFor = ({ id }: PageAddress) => (id === 'apps' || id === 'team' ? '/my-page' : undefined);
const hasPage = (id: PageId) => id !== 'home' && id !== 'team';
const left: string[] = [];

function Provider({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  const [session] = useState(() => createMemorySession({ token }));
  return (
    <ConsoleProvider
      client={client}
      session={session}
      navigation={navigation}
      hasPage={hasPage}
      hrefFor={hrefFor}
      leave={(url) => void left.push(url)}
    >
      {children}
    </ConsoleProvider>
  );
}

/** A valid value of a query parameter. */
function sampleOf(id: PageId, name: string): string {
  const parse = pageOf(id).search[name];
  return ['2', 'asc', 'failure'].find((value) => parse?.(value) !== undefined) ?? '';
}

/** The query of a page at an address of the host, with a button that changes it. */
function Query({ id }: { id: PageId }) {
  const { search, pathWith } = usePageSearch(id, {});
  const { navigate } = useNavigation();
  const names = Object.keys(pageOf(id).search);
  const next = Object.fromEntries(names.map((name) => [name, sampleOf(id, name)]));
  return (
    <>
      <output>{JSON.stringify(search)}</output>
      <button type="button" onClick={() => navigate(pathWith(next))}>
        Change
      </button>
      <button type="button" onClick={() => navigate(pathWith({}), { replace: true })}>
        Clear
      </button>
    </>
  );
}

const pagesWithQuery = pageIds.filter((id) => Object.keys(pageOf(id).search).length > 0);
const here = () => globalThis.location.href.slice(globalThis.location.origin.length);

const routes = Object.entries({ ...hosts, 'Next.js': NextHost }).flatMap(([host, Host]) => [
  { host, Host, base: '/hosting', where: 'outside of the base path' },
  { host, Host, base: '', where: 'without a base path' },
]);

/** In the gate each page is in one route, by turns: a route knows nothing of pages, nor a page of routes. */
const cases = routes.flatMap((route, turn) =>
  pagesWithQuery.map((id, index) => ({ ...route, id, isOfGate: index % routes.length === turn })),
);

async function changeQuery({ Host, base, id }: (typeof cases)[number]) {
  globalThis.history.pushState(null, '', '/my-page?tab=hosting');
  left.length = 0;
  const Page: HostPage = ({ navigation }) => (
    <Provider navigation={navigation}>
      <Query id={id} />
    </Provider>
  );
  const screen = await render(<Host base={base} Page={Page} />);
  const query = screen.getByRole('status');
  await expect.element(query).toHaveTextContent('{}');
  await screen.getByRole('button', { name: 'Change' }).click();
  await expect.element(query).not.toHaveTextContent('{}');
  const changed = here();
  expect(changed).toMatch(/^\/my-page\?tab=hosting&/);
  globalThis.history.back();
  await expect.element(query).toHaveTextContent('{}');
  expect(here()).toBe('/my-page?tab=hosting');
  globalThis.history.forward();
  await expect.element(query).not.toHaveTextContent('{}');
  expect(here()).toBe(changed);
  await screen.getByRole('button', { name: 'Clear' }).click();
  await expect.element(query).toHaveTextContent('{}');
  expect(here()).toBe('/my-page?tab=hosting');
  expect(left).toEqual([]);
}

test.for(cases.filter(({ isOfGate }) => isOfGate))(
  '$id changes its query where it is, with Back and Forward: $host, $where',
  changeQuery,
);

test.for(cases.filter(({ isOfGate }) => !isOfGate))(
  '$id changes its query where it is, with Back and Forward: $host, $where',
  { tags: ['full'] },
  changeQuery,
);

const app = { teamSlug: 'tidewater-labs', appSlug: 'harbour-api' };

const typed = async (role: 'searchbox' | 'textbox', name: string, text: string) => {
  await userEvent.type(page.getByRole(role, { name }), text);
};

const changes: Record<string, { content: ReactNode; act: () => Promise<void>; query: string }> = {
  Apps: {
    content: <AppsContainer teamSlug={app.teamSlug} />,
    act: () => typed('searchbox', 'Search apps', 'api'),
    query: 'q=api',
  },
  'All Teams': {
    content: <AllTeamsContainer />,
    act: () => typed('searchbox', 'Search teams', 'tide'),
    query: 'q=tide',
  },
  Deployments: {
    content: <DeploymentsContainer {...app} />,
    act: () => page.getByRole('button', { name: 'Older' }).click(),
    query: 'page=2',
  },
  'Environment Variables': {
    content: <EnvironmentVariablesContainer {...app} />,
    act: () => typed('searchbox', 'Search names', 'log'),
    query: 'q=log',
  },
  Logs: {
    content: <LogsContainer {...app} />,
    act: () => typed('textbox', 'Filter', 'level:error{Enter}'),
    query: 'q=level%3Aerror',
  },
  Storage: {
    content: <StorageContainer {...app} />,
    act: () => page.getByRole('link', { name: /^Connect/ }).click(),
    query: 'connect=',
  },
  'Device Authorization': {
    content: <DeviceAuthorizationContainer />,
    act: () => typed('textbox', 'Code', 'ABCD-EFGH{Enter}'),
    query: 'code=ABCD-EFGH',
  },
};

test.each(Object.keys(changes))('%s in a route of the host stays on its address', async (name) => {
  const { content, act, query } = changes[name] ?? {};
  globalThis.history.pushState(null, '', '/my-page?tab=hosting');
  left.length = 0;
  const Page: HostPage = ({ navigation }) => <Provider navigation={navigation}>{content}</Provider>;
  await render(<WouterHost base="/hosting" Page={Page} />);
  await act?.();
  await expect.poll(here).toBe(`/my-page?tab=hosting&${query}`);
  expect(left).toEqual([]);
});
