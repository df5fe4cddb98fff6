import { createClient } from '@quayside/api-contract';
import { Page } from '@quayside/design-system';
import { use, useState } from 'react';
import type { ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { createMemoryNavigation } from '../../runtime/navigation/memory.ts';
import type { Location } from '../../runtime/navigation/Navigation.ts';
import { ConsoleProvider } from '../../runtime/ConsoleProvider.tsx';
import { useLocation } from '../../runtime/useConsole.ts';
import { createMemorySession } from '../../runtime/session/createSession.ts';
import { PageOutlet } from './PageOutlet.tsx';
import { useFocusOnArrival } from './useFocusOnArrival.ts';
import { requestAction, requestFieldFocus } from '../../ui/fieldFocus.ts';

const client = createClient({ baseUrl: 'https://api.example.com' });

afterEach(() => {
  vi.restoreAllMocks();
});

function Place({ pathname }: { pathname: string }) {
  useFocusOnArrival(pathname);
  return <Page title={`At ${pathname}`} />;
}

interface Host {
  page?: ComponentType<{ location: Location }>;
  onTryAgain?: () => void;
}

/** A host that renders its own pages at the console's paths, for a signed-in user. */
async function open(
  path: string,
  { page: At = ({ location }) => <Place pathname={location.pathname} />, onTryAgain }: Host = {},
) {
  const session = createMemorySession({ token: 'token' });
  const navigation = createMemoryNavigation(path);
  const screen = await render(
    <ConsoleProvider client={client} session={session} navigation={navigation}>
      <PageOutlet Failure={Failure} onTryAgain={onTryAgain} Page={At} />
    </ConsoleProvider>,
  );
  const pageNamed = (name: string) => screen.getByRole('heading', { level: 1, name });
  return { screen, session, navigation, pageNamed };
}

function Failure({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  return (
    <div role="alert">
      <p>{String(error)}</p>
      <button type="button" onClick={onTryAgain}>
        Try again
      </button>
    </div>
  );
}

test('focus moves to a field only after a navigation that requests it', async () => {
  const { screen, navigation, pageNamed } = await open('/teams', {
    page: ({ location: { pathname } }) => (
      <main>
        <Place pathname={pathname} />
        {pathname === '/settings' && <input name="addresses" />}
      </main>
    ),
  });
  await expect.element(pageNamed('At /teams')).toBeVisible();
  const root = screen.container.querySelector('.qs-root');
  if (root === null) throw new Error('There is no console');
  requestFieldFocus(root, 'addresses');
  navigation.navigate('/settings');
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  navigation.navigate('/teams');
  await expect.element(pageNamed('At /teams')).toHaveFocus();
  navigation.navigate('/settings');
  await expect.element(pageNamed('At /settings')).toHaveFocus();
});

test('a requested action is pressed on the next page, once it is enabled', async () => {
  let pressed = 0;
  function Invite() {
    const [isReady, setReady] = useState(false);
    return (
      <>
        <button
          type="button"
          disabled={!isReady}
          data-action="share invite"
          onClick={() => (pressed += 1)}
        >
          Invite
        </button>
        <button type="button" onMouseEnter={() => setReady(true)}>
          {isReady ? <i>Loaded</i> : 'Load'}
        </button>
      </>
    );
  }
  const { screen, navigation, pageNamed } = await open('/teams', {
    page: ({ location: { pathname } }) => (
      <main>
        <Place pathname={pathname} />
        {pathname === '/settings' && <Invite />}
      </main>
    ),
  });
  await expect.element(pageNamed('At /teams')).toBeVisible();
  const root = screen.container.querySelector('.qs-root');
  if (root === null) throw new Error('There is no console');
  requestAction(root, 'invite', false);
  navigation.navigate('/settings');
  await expect.element(pageNamed('At /settings')).toHaveFocus();
  expect(pressed).toBe(0);
  await screen.getByRole('button', { name: 'Load' }).hover();
  await expect.poll(() => pressed).toBe(1);
});

test('navigation focuses the heading of the next page, and the first page does not move focus', async () => {
  const { navigation, pageNamed } = await open('/teams');
  await expect.element(pageNamed('At /teams')).toBeVisible();
  await expect.element(document.body).toHaveFocus();
  navigation.navigate('/settings');
  await expect.element(pageNamed('At /settings')).toHaveFocus();
});

test('while the next page loads, the previous one does not render again', async () => {
  const rendered: string[] = [];
  const { promise: code, resolve: arrive } = Promise.withResolvers<void>();
  const { navigation, pageNamed } = await open('/teams', {
    page: function At({ location: { pathname } }) {
      rendered.push(pathname);
      if (pathname === '/settings') use(code);
      return <Place pathname={pathname} />;
    },
  });
  await expect.element(pageNamed('At /teams')).toBeVisible();
  rendered.length = 0;
  navigation.navigate('/settings');
  await expect.poll(() => rendered).toContain('/settings');
  await expect.element(pageNamed('At /teams')).toBeVisible();
  expect(rendered).not.toContain('/teams');
  arrive();
  await expect.element(pageNamed('At /settings')).toBeVisible();
});

test('while the next page loads, the previous one keeps its own location', async () => {
  const locations: string[] = [];
  const { navigation, pageNamed } = await open('/teams', {
    page: function At({ location: { pathname } }) {
      const { pathname: current } = useLocation();
      locations.push(`${pathname} ${current}`);
      return <Place pathname={pathname} />;
    },
  });
  await expect.element(pageNamed('At /teams')).toBeVisible();
  navigation.navigate('/settings');
  await expect.element(pageNamed('At /settings')).toBeVisible();
  expect(new Set(locations)).toEqual(new Set(['/teams /teams', '/settings /settings']));
});

test('a page keeps its state when only its parameters change', async () => {
  function At({ location: { pathname } }: { location: Location }) {
    const [first] = useState(pathname);
    return (
      <>
        <Place pathname={pathname} />
        <p>{`Since ${first}`}</p>
      </>
    );
  }
  const { navigation, screen, pageNamed } = await open('/one/apps', { page: At });
  await expect.element(pageNamed('At /one/apps')).toBeVisible();
  navigation.navigate('/two/apps');
  await expect.element(pageNamed('At /two/apps')).toBeVisible();
  await expect.element(screen.getByText('Since /one/apps')).toBeVisible();
});

test('signing out redirects to Log In, and signing in returns to the same page', async () => {
  const { session, navigation, pageNamed } = await open('/teams?q=tide');
  await expect.element(pageNamed('At /teams')).toBeVisible();
  session.clear();
  // The focused element is gone, so the heading gets focus and is announced.
  await expect.element(pageNamed('At /login')).toHaveFocus();
  expect(navigation.current()).toBe('/login?redirect=%2Fteams%3Fq%3Dtide');
  session.setToken('another');
  await expect.element(pageNamed('At /teams')).toHaveFocus();
  expect(navigation.current()).toBe('/teams?q=tide');
});

test('a failed page can be retried, and does not affect the next page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let isBroken = true;
  const { screen, navigation, pageNamed } = await open('/teams', {
    page: ({ location: { pathname } }) => (
      <Fragile pathname={pathname} isBroken={() => isBroken && pathname === '/teams'} />
    ),
  });
  const failure = screen.getByRole('alert');
  await expect.element(failure.getByText('Error: No page today')).toBeVisible();
  navigation.navigate('/settings');
  await expect.element(pageNamed('At /settings')).toBeVisible();
  navigation.navigate('/teams');
  await expect.element(failure).toBeVisible();
  isBroken = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(pageNamed('At /teams')).toBeVisible();
});

test('a host can replace the retry of the error screen', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const onTryAgain = vi.fn<() => void>();
  const { screen } = await open('/teams', {
    page: ({ location: { pathname } }) => <Fragile pathname={pathname} isBroken={() => true} />,
    onTryAgain,
  });
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(onTryAgain).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('alert')).toBeVisible();
});

function Fragile({ pathname, isBroken }: { pathname: string; isBroken: () => boolean }) {
  if (isBroken()) throw new Error('No page today');
  return <Place pathname={pathname} />;
}

test('a failed page shows a plain error and a retry when the error screen cannot load either', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isReachable = false;
  const unreachable = () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  const screen = await render(
    <ConsoleProvider
      client={client}
      session={createMemorySession({ token: 'token' })}
      navigation={createMemoryNavigation('/teams')}
    >
      <PageOutlet
        Failure={unreachable}
        Page={({ location }) =>
          isReachable ? <Place pathname={location.pathname} /> : unreachable()
        }
      />
    </ConsoleProvider>,
  );
  const alert = screen.getByRole('alert');
  await expect.element(alert.getByText('Something went wrong!')).toBeVisible();
  isReachable = true;
  await screen.getByRole('button', { name: 'Reload Page' }).click();
  await expect.element(screen.getByRole('heading', { name: 'At /teams' })).toBeVisible();
});

test('the last page stays while the host opens a page outside of the console', async () => {
  const navigation = createMemoryNavigation('/teams?page=1');
  const session = createMemorySession({ token: 'token' });
  function useLocationOfHost() {
    const location = navigation.useLocation();
    return location.search === '?page=1' ? location : { ...location, pathname: '' };
  }
  const screen = await render(
    <ConsoleProvider
      client={client}
      session={session}
      navigation={{ ...navigation, useLocation: useLocationOfHost }}
    >
      <PageOutlet
        Failure={Failure}
        Page={({ location }) => <Place pathname={`${location.pathname}${location.search}`} />}
      />
    </ConsoleProvider>,
  );
  const heading = screen.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent('At /teams?page=1');
  navigation.navigate('/settings?page=2');
  await expect.element(heading).toHaveTextContent('At /teams?page=1');
});
