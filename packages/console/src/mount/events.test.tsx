import { HttpError } from '@quayside/api-contract';
import { createManualClock, createPlatform, createRequestHandler } from '@quayside/api-mocks';
import { MutationObserver } from '@tanstack/react-query';
import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { appMutations, appQueries } from '../api/apps.ts';
import { deploymentMutations, deploymentQueries } from '../api/deployments.ts';
import { environmentVariableMutations } from '../api/environmentVariables.ts';
import { loginMutations } from '../api/login.ts';
import { teamMutations, teamQueries } from '../api/teams.ts';
import { userMutations, userQueries } from '../api/users.ts';
import type { Console } from '../runtime/Console.ts';
import { ConsoleProvider } from '../runtime/ConsoleProvider.tsx';
import type { ConsoleProviderProps } from '../runtime/ConsoleProvider.tsx';
import type { ConsoleEvent } from '../runtime/events.ts';
import { createMemoryNavigation } from '../runtime/navigation/memory.ts';
import { createMemorySession } from '../runtime/session/createSession.ts';
import { useConsole } from '../runtime/useConsole.ts';
import { storyNow } from '../testing/samples.ts';

/** Text that a user, the host or the platform may put wherever a text goes. */
const secret = 'S3CR3T_TEXT';

/** Every kind of event. The type requires an entry for each. */
const kinds: Record<ConsoleEvent['type'], true> = {
  ready: true,
  navigate: true,
  error: true,
  'signed-in': true,
  'session-expired': true,
  'signed-out': true,
  'app-created': true,
  'app-deleted': true,
  'deployment-created': true,
  'deployment-ended': true,
  'variables-changed': true,
  'team-created': true,
  'team-deleted': true,
  'member-changed': true,
};

function mutate<Data, Variables>(
  queryClient: QueryClient,
  options: MutationOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Data> {
  return new MutationObserver(queryClient, options).mutate(variables);
}

type OptionsOf<Props> = Props extends unknown ? Omit<Props, 'children'> : never;

async function renderConsole(props: OptionsOf<ConsoleProviderProps>) {
  let current: Console | undefined;
  function Read() {
    current = useConsole();
    return null;
  }
  const screen = await render(
    <ConsoleProvider {...props}>
      <Read />
    </ConsoleProvider>,
  );
  if (current === undefined) throw new Error('The console was not rendered');
  return { screen, ...current };
}

test('each kind of event is emitted, and none contains a secret or a text that was typed', async () => {
  const platform = await createPlatform({ clock: createManualClock(storyNow) });
  const handle = createRequestHandler(platform);
  const events: ConsoleEvent[] = [];
  const navigation = createMemoryNavigation(`/login?redirect=%2F${secret}`);
  const session = createMemorySession();
  vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  let broken: number | undefined;
  const { screen, api, queryClient, sessionControl } = await renderConsole({
    apiBaseUrl: 'https://platform.example',
    fetch: (url, init) =>
      broken === undefined
        ? handle(new Request(url, init))
        : Promise.resolve(Response.json({ detail: secret }, { status: broken })),
    session,
    navigation,
    onEvent: (event) => events.push(event),
    onBeforeAction({ type }) {
      if (type === 'delete-account') throw new Error(secret);
      return true;
    },
  });
  const logIn = () =>
    mutate(queryClient, loginMutations(api).logIn(), {
      email: 'ada@example.com',
      password: 'quayside-demo',
    });

  await logIn();
  const tokens = [session.getToken({ reason: 'request' })];
  navigation.navigate(`/tidewater-labs/apps?q=${secret}#${secret}`);
  const team = await mutate(queryClient, teamMutations(api).create(), secret);
  const app = await mutate(queryClient, appMutations(api).create(), {
    teamSlug: team.slug,
    name: secret,
    slug: 's3cr3t-text',
  });
  await mutate(queryClient, environmentVariableMutations(api).change(), {
    appId: app.id,
    set: [{ name: secret, value: secret, isSecret: true }],
  });
  await mutate(queryClient, appMutations(api).remove(), app.id);
  await mutate(queryClient, teamMutations(api).remove(), team.id);

  const tidewater = await queryClient.fetchQuery(teamQueries(api).bySlug('tidewater-labs'));
  const member = tidewater.user_links.find(({ role }) => role === 'member');
  await mutate(queryClient, teamMutations(api).changeRole(), {
    teamId: tidewater.id,
    userId: member?.user.id ?? '',
    role: 'admin',
  });

  const harbour = { teamSlug: 'tidewater-labs', appSlug: 'harbour-api' };
  const { id: appId } = await queryClient.fetchQuery(appQueries(api).byPath(harbour));
  const newest = deploymentQueries(api).newest({ appId });
  const { data: deployments } = await queryClient.fetchQuery(newest);
  await mutate(queryClient, deploymentMutations(api).redeploy(), deployments[0]?.id ?? '');
  handle.control.advanceClock(3_600_000);
  await queryClient.fetchQuery({ ...newest, staleTime: 0 });

  await expect(mutate(queryClient, userMutations(api).remove(), undefined)).rejects.toMatchObject({
    name: 'AbortError',
  });
  broken = 500;
  await expect(
    queryClient.fetchQuery({ ...appQueries(api).all(), retry: false }),
  ).rejects.toBeInstanceOf(HttpError);
  broken = 401;
  const failed = queryClient.fetchQuery({ ...userQueries(api).me(), staleTime: 0 });
  await expect(failed.catch(() => 'failed')).resolves.toBe('failed');
  broken = undefined;
  await logIn();
  tokens.push(session.getToken({ reason: 'request' }));
  sessionControl.signOut();
  await screen.unmount();

  expect([...new Set(events.map(({ type }) => type))].toSorted()).toEqual(
    Object.keys(kinds).toSorted(),
  );
  const text = JSON.stringify(events);
  for (const hidden of [secret, 's3cr3t', 'quayside-demo', 'ada@example.com', ...tokens]) {
    expect(text).not.toContain(hidden);
  }
  expect(events).toContainEqual({ type: 'app-created', teamId: team.id, appId: app.id });
  expect(events).toContainEqual({
    type: 'deployment-ended',
    appId,
    deploymentId: deployments[0]?.id,
    outcome: 'success',
  });
  expect(events.filter(({ type }) => type === 'error')).toEqual([
    { type: 'error', source: 'before-action', action: 'delete-account' },
    { type: 'error', source: 'request', endpoint: 'listApps', reason: 'http', status: 500 },
  ]);
  platform.close();
  vi.restoreAllMocks();
});

test('a token that the host cannot provide is reported once, without its message', async () => {
  const events: ConsoleEvent[] = [];
  const { api, queryClient } = await renderConsole({
    apiBaseUrl: 'https://platform.example',
    getToken: () => Promise.reject(new Error(secret)),
    navigation: createMemoryNavigation('/login'),
    onEvent: (event) => events.push(event),
  });
  await expect(
    queryClient.fetchQuery({ ...userQueries(api).me(), retry: false }),
  ).rejects.toMatchObject({ message: secret });
  expect(events.filter(({ type }) => type === 'error')).toEqual([
    { type: 'error', source: 'token' },
  ]);
});

test('an error of the host’s handler is reported to the browser, and the console continues', async () => {
  const report = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  const failure = new Error('In the handler');
  const navigation = createMemoryNavigation('/login');
  const screen = await render(
    <ConsoleProvider
      apiBaseUrl="https://platform.example"
      session={createMemorySession()}
      navigation={navigation}
      onEvent={() => {
        throw failure;
      }}
    >
      Log in here
    </ConsoleProvider>,
  );
  await expect.element(screen.getByText('Log in here')).toBeVisible();
  expect(report).toHaveBeenCalledWith(failure);
  vi.restoreAllMocks();
});
