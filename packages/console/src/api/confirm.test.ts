import { createClient } from '@quayside/api-contract';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import type { MutationOptions } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

import type { ConsoleAction } from '../runtime/actions.ts';
import { createApi } from '../runtime/Api.ts';
import { confirmAction } from '../runtime/confirmAction.ts';
import { appMutations } from './apps.ts';
import { environmentVariableMutations } from './environmentVariables.ts';
import { integrationMutations } from './integrations.ts';
import { invitationMutations } from './invitations.ts';
import { teamMutations } from './teams.ts';
import { userMutations } from './users.ts';

const asked = vi.fn<(action: ConsoleAction) => boolean>(() => false);
const fetch = vi.fn<() => Promise<Response>>();
const { signal } = new AbortController();
const onError = vi.fn<(error: unknown) => void>();
const queryClient = new QueryClient();
const api = createApi({
  client: createClient({ baseUrl: 'https://api.example.com', fetch }),
  scope: 'test',
  confirm: (action) => confirmAction(action, { onBeforeAction: asked, signal, onError }),
});

function mutate<Data, Variables>(
  options: MutationOptions<Data, Error, Variables>,
  variables: Variables,
) {
  return () => new MutationObserver(queryClient, options).mutate(variables);
}

const member = { teamId: 'team', userId: 'user' };
const resource = { appId: 'app', resourceId: 'resource' };
const teams = teamMutations(api);
const users = userMutations(api);
const invitations = invitationMutations(api);

/** A mutation for every action. The upload of a deployment is cancelled by a component, which has its own test. */
const mutations: Record<
  Exclude<ConsoleAction['type'], 'cancel-deployment'>,
  [run: () => Promise<unknown>, ids: Record<string, unknown>]
> = {
  'delete-app': [mutate(appMutations(api).remove(), 'app'), { appId: 'app' }],
  'delete-team': [mutate(teams.remove(), 'team'), { teamId: 'team' }],
  'delete-account': [mutate(users.remove(), undefined), {}],
  'delete-variables': [
    mutate(environmentVariableMutations(api).change(), { appId: 'app', remove: ['KEY'] }),
    { appId: 'app', names: ['KEY'] },
  ],
  'disconnect-resource': [mutate(integrationMutations(api).disconnect(), resource), resource],
  'disconnect-login': [mutate(users.disconnectProvider(), 'github'), { provider: 'github' }],
  'remove-member': [mutate(teams.removeMember(), member), member],
  'transfer-team': [mutate(teams.transfer(), member), member],
  'revoke-invitation': [
    mutate(invitations.revoke(), { id: 'id', email: 'hedy@example.org' }),
    { invitationId: 'id' },
  ],
  'decline-invitation': [mutate(invitations.decline(), 'id'), { invitationId: 'id' }],
};

test.each(Object.entries(mutations))(
  'the host can prevent an action before any request: %s',
  async (type, [run, ids]) => {
    fetch.mockClear();
    asked.mockClear();
    await expect(run()).rejects.toMatchObject({ name: 'AbortError' });
    expect(asked).toHaveBeenCalledExactlyOnceWith({ type, ...ids });
    expect(fetch).not.toHaveBeenCalled();
  },
);

test('setting variables needs no confirmation', async () => {
  asked.mockClear();
  fetch.mockResolvedValueOnce(Response.json({ data: [], count: 0 }));
  const set = [{ name: 'KEY', value: 'value', isSecret: false }];
  await mutate(environmentVariableMutations(api).change(), { appId: 'app', set })();
  expect(asked).not.toHaveBeenCalled();
});

test('an allowed action is performed', async () => {
  asked.mockReturnValueOnce(true);
  fetch.mockResolvedValueOnce(new Response(null, { status: 204 }));
  await mutate(appMutations(api).remove(), 'app')();
  expect(fetch).toHaveBeenCalled();
});

test('an action that another user would perform is cancelled', async () => {
  const sameUser = new AbortController();
  let decide = (_isAllowed: boolean) => {};
  const pending = confirmAction(
    { type: 'delete-account' },
    {
      onBeforeAction: () =>
        new Promise((resolve) => {
          decide = resolve;
        }),
      signal: sameUser.signal,
      onError,
    },
  );
  sameUser.abort();
  decide(true);
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
});

test('a failure of the host’s function prevents the action, and is reported', async () => {
  const failure = new Error('No reply');
  onError.mockClear();
  await expect(
    confirmAction(
      { type: 'delete-account' },
      { onBeforeAction: () => Promise.reject(failure), signal, onError },
    ),
  ).rejects.toMatchObject({ name: 'AbortError' });
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
});
