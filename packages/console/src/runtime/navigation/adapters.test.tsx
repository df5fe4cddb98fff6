import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { useLocationOf } from '../useConsole.ts';
import { createMemoryNavigation } from './memory.ts';
import type { Navigation } from './Navigation.ts';
import { cleanUps, hosts, leaveHost } from './routerHosts.fixtures.tsx';
import type { HostPage, HostProps } from './routerHosts.fixtures.tsx';

afterEach(leaveHost);

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

const Console: HostPage = ({ navigation: given, link }) => (
  <Hosted navigation={given}>{link}</Hosted>
);

async function open(Host: (props: HostProps) => ReactNode) {
  globalThis.history.pushState(null, '', '/hosting/start');
  last.paths = [];
  const screen = await render(<Host base="/hosting" Page={Console} />);
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
  ['React Router', hosts['React Router']],
  ['TanStack Router', hosts['TanStack Router']],
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
