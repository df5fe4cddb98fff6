import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link as TanStackLink,
  Outlet,
  RouterProvider as TanStackProvider,
} from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createBrowserRouter, Link as ReactRouterLink } from 'react-router';
import { RouterProvider as ReactRouterProvider } from 'react-router/dom';
import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Link as WouterLink, Route, Router } from 'wouter';

import { useLocationOf } from '../useConsole.ts';
import { createHistoryNavigation } from './history.ts';
import { createMemoryNavigation } from './memory.ts';
import type { Navigation } from './Navigation.ts';
import { useReactRouterNavigation } from './react-router.tsx';
import { useTanStackRouterNavigation } from './tanstack-router.tsx';
import { useWouterNavigation } from './wouter.tsx';

const home = globalThis.location.href;
const cleanUps: (() => void)[] = [];

afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
  globalThis.history.replaceState(null, '', home);
});

/** Navigation and rendered paths of the last console. */
const last: { navigation?: Navigation; paths: string[] } = { paths: [] };

function navigation(): Navigation {
  if (last.navigation === undefined) throw new Error('There is no console');
  return last.navigation;
}

function Hosted({ navigation: given, children }: { navigation: Navigation; children?: ReactNode }) {
  const { pathname, search, hash } = useLocationOf(given);
  useEffect(() => {
    last.navigation = given;
    last.paths.push(pathname);
  }, [given, pathname]);
  return (
    <main>
      <output>{`${pathname}|${search}|${hash}`}</output>
      <a href={given.href('/t/apps')}>Apps</a>
      {children}
    </main>
  );
}

const Desk = () => <h1>Desk</h1>;

function ReactRouterConsole() {
  return (
    <Hosted navigation={useReactRouterNavigation('/hosting')}>
      <ReactRouterLink to="/desk">Service desk</ReactRouterLink>
    </Hosted>
  );
}

function OnReactRouter() {
  const [router] = useState(() =>
    createBrowserRouter([
      { path: '/hosting/*', Component: ReactRouterConsole },
      { path: '/desk', Component: Desk },
    ]),
  );
  cleanUps.push(() => router.dispose());
  return <ReactRouterProvider router={router} />;
}

function TanStackConsole() {
  return (
    <Hosted navigation={useTanStackRouterNavigation('/hosting')}>
      <TanStackLink to="/desk">Service desk</TanStackLink>
    </Hosted>
  );
}

function OnTanStackRouter() {
  const [router] = useState(() => {
    const root = createRootRoute({ component: Outlet });
    const history = createBrowserHistory();
    cleanUps.push(() => history.destroy());
    return createRouter({
      history,
      routeTree: root.addChildren([
        createRoute({ getParentRoute: () => root, path: '/hosting/$', component: TanStackConsole }),
        createRoute({ getParentRoute: () => root, path: '/desk', component: Desk }),
      ]),
    });
  });
  return <TanStackProvider router={router} />;
}

function WouterConsole() {
  return <Hosted navigation={useWouterNavigation()} />;
}

function OnWouter() {
  return (
    <>
      <WouterLink href="/desk">Service desk</WouterLink>
      <Route path="/desk" component={Desk} />
      <Route path="/hosting/*">
        <Router base="/hosting">
          <WouterConsole />
        </Router>
      </Route>
    </>
  );
}

function OnHistory() {
  const [own] = useState(() => createHistoryNavigation({ base: '/hosting/' }));
  return (
    <Hosted navigation={own}>
      <a href="/desk">Service desk</a>
    </Hosted>
  );
}

async function open(Host: () => ReactNode) {
  globalThis.history.pushState(null, '', '/hosting/start');
  last.paths = [];
  const screen = await render(<Host />);
  await expect.element(screen.getByText('/start||')).toBeVisible();
  return screen;
}

/** Blocks every navigation. Returns the attempts. */
function blockAll() {
  const attempts: { to: string | undefined; proceed: () => void }[] = [];
  const unblock = navigation().block((to, proceed) => attempts.push({ to, proceed }) > 0);
  cleanUps.push(unblock);
  return attempts;
}

const hosts = {
  'React Router': OnReactRouter,
  'TanStack Router': OnTanStackRouter,
  wouter: OnWouter,
  'the browser history': OnHistory,
};

describe.each(Object.entries(hosts))('a console in a route of %s', (name, Host) => {
  test('navigates within the base path, and back', async () => {
    const screen = await open(Host);
    navigation().navigate('/t/apps?q=1e3&page=2#top');
    await expect.element(screen.getByText('/t/apps|?q=1e3&page=2|#top')).toBeVisible();
    expect(globalThis.location.pathname).toBe('/hosting/t/apps');
    globalThis.history.back();
    await expect.element(screen.getByText('/start||')).toBeVisible();
    const entries = globalThis.history.length;
    navigation().navigate('/login', { replace: true });
    await expect.element(screen.getByText('/login||')).toBeVisible();
    expect(globalThis.history.length).toBe(entries);
    await expect
      .element(screen.getByRole('link', { name: 'Apps' }))
      .toHaveAttribute('href', '/hosting/t/apps');
  });

  test('a blocked navigation can proceed after all', async () => {
    const screen = await open(Host);
    const attempts = blockAll();
    navigation().navigate('/t/apps?page=2');
    await expect.poll(() => attempts).toMatchObject([{ to: '/t/apps?page=2' }]);
    await expect.element(screen.getByText('/start||')).toBeVisible();
    attempts[0]?.proceed();
    await expect.element(screen.getByText('/t/apps|?page=2|')).toBeVisible();
    expect(attempts).toHaveLength(1);
  });

  test('a link of the host to a page outside is blocked, and can proceed', async () => {
    const screen = await open(Host);
    const attempts = blockAll();
    await screen.getByRole('link', { name: 'Service desk' }).click();
    await expect.poll(() => attempts).toMatchObject([{ to: undefined }]);
    await expect.element(screen.getByText('/start||')).toBeVisible();
    expect(globalThis.location.pathname).toBe('/hosting/start');
    // Without a router, the link loads another document.
    if (name === 'the browser history') return;
    attempts[0]?.proceed();
    await expect.element(screen.getByRole('heading', { name: 'Desk' })).toBeVisible();
    expect(attempts).toHaveLength(1);
    // No page of the console has the path of the host's page.
    expect(last.paths.every((path) => ['/start', ''].includes(path))).toBe(true);
  });
});

describe.each([
  ['React Router', OnReactRouter],
  ['TanStack Router', OnTanStackRouter],
])('a console in a route of %s', (_, Host) => {
  test('Back is blocked, and can proceed', async () => {
    const screen = await open(Host);
    navigation().navigate('/t/apps');
    await expect.element(screen.getByText('/t/apps||')).toBeVisible();
    const attempts = blockAll();
    globalThis.history.back();
    await expect.poll(() => attempts).toMatchObject([{ to: '/start' }]);
    await expect.poll(() => globalThis.location.pathname).toBe('/hosting/t/apps');
    await expect.element(screen.getByText('/t/apps||')).toBeVisible();
    attempts[0]?.proceed();
    await expect.element(screen.getByText('/start||')).toBeVisible();
    expect(globalThis.location.pathname).toBe('/hosting/start');
  });
});

describe('a console in memory', () => {
  const follow = async (link: ReactNode, name: string) => {
    const own = createMemoryNavigation('/t/apps');
    const screen = await render(<Hosted navigation={own}>{link}</Hosted>);
    const attempts = blockAll();
    await screen.getByRole('link', { name }).click();
    return attempts;
  };

  test('blocks links of the host, which would unmount it', async () => {
    expect(await follow(<a href="/desk">Service desk</a>, 'Service desk')).toMatchObject([
      { to: undefined },
    ]);
  });

  test('does not block links within the document of the host', async () => {
    expect(await follow(<a href="#closed">Closed tickets</a>, 'Closed tickets')).toEqual([]);
  });

  test('has links that stay on the page of the host in a new tab', async () => {
    const own = createMemoryNavigation('/t/apps');
    const screen = await render(<Hosted navigation={own} />);
    await expect
      .element(screen.getByRole('link', { name: 'Apps' }))
      .toHaveAttribute('href', '#/t/apps');
  });
});
