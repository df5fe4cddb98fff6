import { createClient } from '@quayside/api-contract';
import { QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { toLoadable } from '../api/toLoadable.ts';
import { loginMutations } from '../api/login.ts';
import { userQueries } from '../api/users.ts';
import { sampleMe } from '../testing/teamSamples.ts';
import { pagesMessages } from './messages/en/pages.ts';
import { useErrorText } from './messages/useErrorText.ts';
import { useMessages } from './messages/useMessages.ts';
import { createMemoryNavigation } from './navigation/memory.ts';
import { useChangePreferences, usePreferences } from './preferences/usePreferences.ts';
import { createMemorySession } from './session/createSession.ts';
import { createTokenSession } from './session/createTokenSession.ts';
import { ConsoleProvider } from './ConsoleProvider.tsx';
import { useApi, useLogout, useSessionExpired, useSignedIn } from './useConsole.ts';

const userOf = (name: string) => ({ ...sampleMe, email: `${name}@example.com`, full_name: name });

/** A platform whose tokens are user names. */
function platform(url: string, { headers }: RequestInit): Promise<Response> {
  const name = new Headers(headers).get('Authorization')?.replace('Bearer ', '');
  if (url.endsWith('/login/access-token')) {
    return Promise.resolve(Response.json({ access_token: 'grace', user: userOf('grace') }));
  }
  if (name === undefined || name === 'revoked') {
    return Promise.resolve(
      Response.json({ detail: 'Could not validate credentials' }, { status: 401 }),
    );
  }
  return Promise.resolve(Response.json(userOf(name)));
}

function Account() {
  const me = toLoadable(useQuery(userQueries(useApi()).me()));
  const isSignedIn = useSignedIn();
  const hasExpired = useSessionExpired();
  const logOut = useLogout();
  const logIn = useMutation(loginMutations(useApi()).logIn());
  return (
    <section>
      <p>{me.status === 'ready' ? me.data.email : me.status}</p>
      <p>{isSignedIn ? 'Signed in' : 'Signed out'}</p>
      {hasExpired && <p>Your session has ended</p>}
      <button type="button" onClick={logOut}>
        Log Out
      </button>
      <button type="button" onClick={() => logIn.mutate({ email: 'e', password: 'p' })}>
        Log In
      </button>
    </section>
  );
}

function setup(token: string, props: { queryClient?: QueryClient } = {}) {
  const session = createMemorySession({ token });
  const navigation = createMemoryNavigation('/tidewater/apps');
  const client = createClient({
    baseUrl: 'https://api.example.com',
    fetch: platform,
    getToken: session.getToken,
  });
  const element = (
    <ConsoleProvider navigation={navigation} session={session} {...props} client={client}>
      <Account />
    </ConsoleProvider>
  );
  return { session, navigation, element };
}

test('two consoles with different tokens and one query client each show their own user', async () => {
  const queryClient = new QueryClient();
  const ada = setup('ada', { queryClient });
  const bob = setup('bob', { queryClient });
  const screen = await render(
    <>
      {ada.element}
      {bob.element}
    </>,
  );
  await expect.element(screen.getByText('ada@example.com')).toBeVisible();
  await expect.element(screen.getByText('bob@example.com')).toBeVisible();

  await screen.getByRole('button', { name: 'Log Out' }).first().click();
  expect(ada.session.isSignedIn()).toBe(false);
  expect(bob.session.isSignedIn()).toBe(true);
  await expect.element(screen.getByText('bob@example.com')).toBeVisible();
});

test('logging in shows the account without a further request, and removes the notice', async () => {
  const { element, session } = setup('revoked');
  const screen = await render(element);
  await expect.element(screen.getByText('Your session has ended')).toBeVisible();
  await screen.getByRole('button', { name: 'Log In' }).click();
  await expect.element(screen.getByText('grace@example.com')).toBeVisible();
  await expect.element(screen.getByText('Your session has ended')).not.toBeInTheDocument();
  expect(session.getToken({ reason: 'request' })).toBe('grace');
});

test('a console in a host’s page neither sends nor removes what the host has stored', async () => {
  localStorage.setItem('access_token', 'of-the-host');
  localStorage.setItem('preferences', '{"density":"compact"}');
  const sent = new Set<string | null>();
  const onExpired = vi.fn<() => void>();
  const screen = await render(
    <ConsoleProvider
      apiBaseUrl="https://api.example.com"
      fetch={(url, init) => {
        sent.add(new Headers(init.headers).get('Authorization'));
        return platform(url, init);
      }}
      getToken={() => 'revoked'}
      onExpired={onExpired}
      navigation={createMemoryNavigation('/tidewater/apps')}
    >
      <Account />
      <Density />
    </ConsoleProvider>,
  );
  await expect.element(screen.getByText('Signed out')).toBeVisible();
  await expect.element(screen.getByText('comfortable')).toBeVisible();
  expect(onExpired).toHaveBeenCalledOnce();
  expect(sent.has('Bearer revoked')).toBe(true);
  expect(sent.has('Bearer of-the-host')).toBe(false);
  await screen.getByRole('button', { name: 'Compact' }).click();
  expect(localStorage.getItem('access_token')).toBe('of-the-host');
  expect(localStorage.getItem('preferences')).toBe('{"density":"compact"}');
  for (const key of ['access_token', 'preferences', 'quayside:preferences']) {
    localStorage.removeItem(key);
  }
});

function Density() {
  const change = useChangePreferences();
  return (
    <>
      <p>{usePreferences().density}</p>
      <button type="button" onClick={() => change({ density: 'compact' })}>
        Compact
      </button>
    </>
  );
}

test('a console without a sign-in throws an error that names the missing props', async () => {
  const navigation = createMemoryNavigation();
  await expect(
    render(
      // @ts-expect-error the sign-in is missing
      <ConsoleProvider apiBaseUrl="" navigation={navigation}>
        x
      </ConsoleProvider>,
    ),
  ).rejects.toThrow('The console needs `getToken` or `session`');
});

test('the latest function of the host provides the token', async () => {
  const sent: (string | null)[] = [];
  const props = {
    apiBaseUrl: 'https://api.example.com',
    fetch(url: string, init: RequestInit) {
      sent.push(new Headers(init.headers).get('Authorization'));
      return platform(url, init);
    },
    navigation: createMemoryNavigation('/tidewater/apps'),
    children: <Refetch />,
  };
  const screen = await render(<ConsoleProvider {...props} getToken={() => 'ada'} />);
  await expect.poll(() => sent).toEqual(['Bearer ada']);
  await screen.rerender(<ConsoleProvider {...props} getToken={() => 'newer'} />);
  await screen.getByRole('button', { name: 'Refetch' }).click();
  await expect.poll(() => sent).toEqual(['Bearer ada', 'Bearer newer']);
});

function Refetch() {
  const { refetch } = useQuery(userQueries(useApi()).me());
  return (
    <button type="button" onClick={() => void refetch()}>
      Refetch
    </button>
  );
}

test('a token session shows the host’s error, heals, and expires once', async () => {
  const onExpired = vi.fn<() => void>();
  const onError = vi.fn<(error: unknown) => void>();
  let failures = 3;
  let token: string | null = 'ada';
  const session = createTokenSession({
    fetchToken() {
      failures -= 1;
      if (failures >= 0) throw new Error('Sign-in is down for maintenance.');
      return token;
    },
    onExpired,
    onError,
  });
  const screen = await render(
    <ConsoleProvider
      apiBaseUrl="https://api.example.com"
      fetch={platform}
      session={session}
      navigation={createMemoryNavigation('/tidewater/apps')}
    >
      <Account />
      <Failure />
    </ConsoleProvider>,
  );
  await expect
    .element(screen.getByText('Sign-in is down for maintenance.'), { timeout: 15_000 })
    .toBeVisible();
  expect(onError).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(screen.getByText('ada@example.com')).toBeVisible();
  expect(onExpired).not.toHaveBeenCalled();

  token = null;
  expect(await session.getToken({ reason: 'rejected', token: 'ada' })).toBeNull();
  await screen.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(screen.getByText('Signed out')).toBeVisible();
  expect(onExpired).toHaveBeenCalledOnce();
});

function Failure() {
  const me = useQuery(userQueries(useApi()).me());
  const errorText = useErrorText();
  return (
    <>
      {me.error !== null && <p>{errorText(me.error)}</p>}
      <button type="button" onClick={() => void me.refetch()}>
        Try Again
      </button>
    </>
  );
}

test('the host can set texts, language and direction', async () => {
  function Title() {
    const pages = useMessages(pagesMessages);
    return (
      <>
        <h1>{pages.logIn}</h1>
        <h2>{pages.signUp}</h2>
      </>
    );
  }
  const screen = await render(
    <ConsoleProvider
      apiBaseUrl=""
      navigation={createMemoryNavigation()}
      session={createMemorySession()}
      messages={{ pages: { logIn: 'تسجيل الدخول' } }}
      locale="ar"
    >
      <Title />
    </ConsoleProvider>,
  );
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('تسجيل الدخول');
  await expect.element(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Sign Up');
  expect(screen.container.querySelector('[dir=rtl][lang=ar]')).not.toBeNull();
});

test('the theme is that of the page, unless the user chooses one or the host sets one', async () => {
  const session = createMemorySession();
  const props = { apiBaseUrl: '', navigation: createMemoryNavigation(), session, children: 'x' };
  const screen = await render(<ConsoleProvider {...props} />);
  const theme = () =>
    screen.container.querySelector('[data-theme]')?.getAttribute('data-theme') ?? null;
  await expect.poll(theme).toBe('light');
  session.setTheme('dark');
  await expect.poll(theme).toBe('dark');
  await screen.rerender(<ConsoleProvider {...props} appearance={{ colorScheme: 'light' }} />);
  expect(theme()).toBe('light');
});

test.each(['en-US@posix', 'de_AT.UTF-8', 'C', ''])(
  'renders with the locale %j of a host environment',
  async (locale) => {
    const props = {
      apiBaseUrl: '',
      navigation: createMemoryNavigation(),
      locale,
      children: 'Here',
    };
    const screen = await render(<ConsoleProvider {...props} session={createMemorySession()} />);
    await expect.element(screen.getByText('Here')).toBeVisible();
  },
);

test.each([
  ['', false],
  ['in strict mode', true],
])('unmounting leaves no data of the user in the cache of the host %s', async (_, isStrict) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['host'], 'kept');
  const content = (
    <ConsoleProvider
      apiBaseUrl="https://api.example.com"
      fetch={platform}
      session={createMemorySession({ token: 'ada' })}
      navigation={createMemoryNavigation('/')}
      queryClient={queryClient}
    >
      <Account />
    </ConsoleProvider>
  );
  const screen = await render(isStrict ? <StrictMode>{content}</StrictMode> : content);
  await expect.element(screen.getByText('ada@example.com')).toBeVisible();
  await screen.unmount();
  const keys = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey);
  await expect.poll(keys).toEqual([['host']]);
});

test('on a static page, whose HTML is written without a query, a server renders nothing', async () => {
  const navigation = {
    ...createMemoryNavigation('/'),
    maySuspend: true,
    // As `useSearchParams` of Next.js, without a Suspense boundary of the host.
    useLocation: () => {
      throw new Error('The query is only known in the browser');
    },
  };
  const html = renderToString(
    <main>
      <ConsoleProvider apiBaseUrl="" session={createMemorySession()} navigation={navigation}>
        Apps
      </ConsoleProvider>
    </main>,
  );
  expect(html).toMatch(/^<main>/);
  expect(html).not.toContain('Apps');
});
