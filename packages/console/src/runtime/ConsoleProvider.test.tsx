import { createClient } from '@quayside/api-contract';
import { QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { toLoadable } from '../api/toLoadable.ts';
import { loginMutations } from '../api/login.ts';
import { userQueries } from '../api/users.ts';
import { pagesMessages } from './messages/en/common.ts';
import { useMessages } from './messages/useMessages.ts';
import { createMemoryNavigation } from './navigation/memory.ts';
import { createMemorySession } from './session/createSession.ts';
import { ConsoleProvider } from './ConsoleProvider.tsx';
import type { ConsoleProviderProps } from './ConsoleProvider.tsx';
import { useApi, useLogout, useSessionExpired, useSignedIn } from './useConsole.ts';

const userOf = (name: string) => ({
  id: '0b6f3d4e-5a2c-4c11-9a55-0123456789ab',
  email: `${name}@example.com`,
  full_name: name,
  is_active: true,
  created_at: '2026-01-01T00:00:00Z',
  email_verified: true,
  has_password: true,
  social_accounts: [],
});

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

function setup(token: string, props: Partial<ConsoleProviderProps> = {}) {
  const session = createMemorySession({ token });
  const navigation = createMemoryNavigation('/tidewater/apps');
  const client = createClient({
    baseUrl: 'https://api.example.com',
    fetch: platform,
    getToken: session.getToken,
  });
  const element = (
    <ConsoleProvider
      navigation={navigation}
      session={session}
      {...props}
      client={client}
      apiBaseUrl={undefined}
    >
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

test('a rejected token ends the session, is reported once, and redirects to Log In', async () => {
  const onEvent = vi.fn<NonNullable<ConsoleProviderProps['onEvent']>>();
  const { element, navigation, session } = setup('revoked', { onEvent });
  const screen = await render(element);
  await expect.element(screen.getByText('Your session has ended')).toBeVisible();
  await expect.element(screen.getByText('Signed out')).toBeVisible();
  expect(session.isSignedIn()).toBe(false);
  expect(navigation.current()).toBe('/login?redirect=%2Ftidewater%2Fapps');
  expect(onEvent).toHaveBeenCalledExactlyOnceWith({ type: 'session-expired' });
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

test('a token of another user replaces the cached data of the previous user', async () => {
  const { element, session } = setup('ada');
  const screen = await render(element);
  await expect.element(screen.getByText('ada@example.com')).toBeVisible();
  session.setToken('bob');
  await expect.element(screen.getByText('bob@example.com')).toBeVisible();
});

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

test('the user chooses the theme, unless the host sets one', async () => {
  const session = createMemorySession();
  const props = { apiBaseUrl: '', navigation: createMemoryNavigation(), session, children: 'x' };
  const screen = await render(<ConsoleProvider {...props} />);
  const theme = () =>
    screen.container.querySelector('[data-theme]')?.getAttribute('data-theme') ?? null;
  expect(theme()).toBe('dark');
  session.setTheme('light');
  await expect.poll(() => theme()).toBe('light');
  await screen.rerender(<ConsoleProvider {...props} appearance={{ colorScheme: 'dark' }} />);
  expect(theme()).toBe('dark');
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
