import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';

import { createClient } from './client.ts';
import type { Client, ClientOptions } from './client.ts';
import { endpoints } from './endpoints/index.ts';
import type { Endpoint, InputOf, OutputOf } from './endpoints/endpoint.ts';
import { ContractError, HttpError, NetworkError } from './errors.ts';
import { isKnownDeploymentStatus } from './schemas/deployments.ts';
import { isTeamRole, teamRoleBodySchema } from './schemas/teams.ts';
import type { App } from './schemas/apps.ts';
import type { DeploymentStatus, KnownDeploymentStatus } from './schemas/deployments.ts';

const appId = '0b6f3d4e-5a2c-4c11-9a55-0123456789ab';

const app = {
  id: appId,
  team_id: appId,
  name: 'Harbour',
  slug: 'harbour',
  directory: null,
  url: null,
  region: 'us-east-1',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00.123456Z',
  latest_deployment: null,
};

function setup(
  respond: (request: Request) => Response | Promise<Response>,
  options: Partial<ClientOptions> = {},
) {
  const requests: Request[] = [];
  const client = createClient({
    baseUrl: 'https://api.example.com',
    getToken: () => 'token-1',
    fetch: (url, init) => {
      const request = new Request(url, init);
      requests.push(request);
      return Promise.resolve(respond(request.clone()));
    },
    ...options,
  });
  return { client, requests };
}

const respondWith = (status: number) => () => Response.json({ detail: 'No' }, { status });

describe('a request', () => {
  test('has the token, the path and only the query parameters that are set', async () => {
    const { client, requests } = setup(() => Response.json({ data: [], count: 0 }));
    await client.call(endpoints.listApps, { query: { team_id: appId, slug: undefined, limit: 5 } });
    const [request] = requests;
    expect(request?.url).toBe(`https://api.example.com/api/v1/apps/?team_id=${appId}&limit=5`);
    expect(request?.headers.get('Authorization')).toBe('Bearer token-1');
    expect(request?.headers.get('Accept')).toBe('application/json');
    expect(request?.credentials).toBe('include');
    expect(request?.redirect).toBe('error');
  });

  test('uses keepalive when it deletes, or when the caller asks for it', async () => {
    const { client, requests } = setup(() => new Response(null, { status: 204 }));
    const input = { path: { inv_id: appId } };
    await client.call(endpoints.deleteInvitation, input);
    await client.call(endpoints.readMe, {}, { keepalive: true }).catch(() => undefined);
    await client.call(endpoints.readMe).catch(() => undefined);
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, true, false]);
  });

  test('has no token when the endpoint is public', async () => {
    const { client, requests } = setup(() => Response.json({ message: 'sent' }));
    await client.call(endpoints.recoverPassword, { path: { email: 'ada@example.com' } });
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
    expect(requests[0]?.url).toMatch(/\/password-recovery\/ada%40example\.com$/);
  });

  test('has no token when the client gets none', async () => {
    const { client, requests } = setup(() => Response.json(app), { getToken: undefined });
    await client.call(endpoints.readApp, { path: { app_id: appId } });
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
  });

  test('is form-encoded where the endpoint says so', async () => {
    const { client, requests } = setup(() => Response.json({ access_token: 't' }));
    await client
      .call(endpoints.login, { body: { username: 'ada@example.com', password: 'a&b=c' } })
      .catch(() => undefined);
    expect(await requests[0]?.text()).toBe('username=ada%40example.com&password=a%26b%3Dc');
    expect(requests[0]?.headers.get('Content-Type')).toMatch(/^application\/x-www-form-urlencoded/);
  });

  test('is JSON where the endpoint says so, and has no body when an optional one is omitted', async () => {
    const { client, requests } = setup(() => Response.json({}));
    await client
      .call(endpoints.createDeployment, { path: { app_id: appId } })
      .catch(() => undefined);
    await client
      .call(endpoints.createDeployment, {
        path: { app_id: appId },
        body: { archive_size_bytes: 3 },
      })
      .catch(() => undefined);
    expect(requests[0]?.headers.has('Content-Type')).toBe(false);
    expect(await requests[0]?.text()).toBe('');
    expect(requests[1]?.headers.get('Content-Type')).toBe('application/json');
    expect(await requests[1]?.json()).toEqual({ archive_size_bytes: 3 });
  });
});

/** Makes a call as a host in JavaScript may. */
const callUntyped = (client: Client, endpoint: Endpoint, input: unknown): Promise<unknown> =>
  Promise.resolve(Reflect.apply(client.call, undefined, [endpoint, input]));

describe('input without types', () => {
  const { client } = setup(() => Response.json(app));
  const path = { app_id: appId };
  test.each([
    ['a text', 'app'],
    ['an array', [path]],
    ['a text as path', { path: 'app' }],
    ['an object in the path', { path: { app_id: path } }],
    ['an object beside a good value in the path', { path: { ...path, other: {} } }],
    ['an array as query', { path, query: ['limit'] }],
    ['an object in the query', { path, query: { limit: {} } }],
    ['a function beside a good value in the query', { path, query: { skip: 1, limit: () => 1 } }],
  ])('is rejected when it is or has %s', async (_what, input) => {
    await expect(callUntyped(client, endpoints.readApp, input)).rejects.toThrow(
      'Not the input of a call',
    );
  });

  test('may have null and undefined in the query', async () => {
    const query = { a: null, b: undefined, c: 'text', d: 1, e: true };
    expect(await callUntyped(client, endpoints.readApp, { path, query })).toEqual(app);
  });

  test.each([['a text'], [{ password: {} }], [[1]]])(
    'is rejected when %j is the body of a form',
    async (body) => {
      const call = callUntyped(client, endpoints.login, { body });
      await expect(call).rejects.toThrow('Not the fields of a form');
    },
  );

  test('has no body where the endpoint takes none', async () => {
    const { client: deleting, requests } = setup(() => new Response(null, { status: 204 }));
    await callUntyped(deleting, endpoints.deleteApp, { path, body: { force: true } });
    expect(await requests[0]?.text()).toBe('');
  });
});

describe('a response', () => {
  test('is parsed, without unknown fields', async () => {
    const { client } = setup(() => Response.json({ ...app, colour: 'teal' }));
    expect(await client.call(endpoints.readApp, { path: { app_id: appId } })).toEqual(app);
  });

  test('may be empty', async () => {
    const { client } = setup(() => new Response(null, { status: 204 }));
    expect(await client.call(endpoints.deleteApp, { path: { app_id: appId } })).toBeUndefined();
  });

  test.each([
    ['not JSON', '<html>', ''],
    ['of another shape', JSON.stringify({ data: [{ ...app, id: 7 }], count: 1 }), 'data.0.id'],
  ])('that is %s is reported with the call and the field', async (_, body, field) => {
    const { client } = setup(() => new Response(body));
    const error = await client.call(endpoints.listApps).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ContractError);
    expect(error).toMatchObject({ endpointId: 'listApps', field });
  });

  test('of a stream without a body does not match the contract', async () => {
    const { client } = setup(() => new Response(null));
    const path = { deployment_id: appId };
    await expect(client.call(endpoints.readBuildLogs, { path })).rejects.toMatchObject({
      kind: 'contract',
      field: '',
    });
  });

  test('has its count, or else the number of its items', async () => {
    const counts = await Promise.all(
      [7, null, undefined].map(async (count) => {
        const { client } = setup(() => Response.json({ data: [app], count }));
        return client.call(endpoints.listApps);
      }),
    );
    expect(counts).toEqual([7, 1, 1].map((count) => ({ data: [app], count })));
  });

  test.each([
    [
      'with a date',
      'Thu, 01 Jan 2026 12:00:00 GMT',
      [[{ date: 1_767_268_800_000, sentAt: 1, receivedAt: 2 }]],
    ],
    ['without a date', undefined, []],
    ['with an invalid date', 'today', []],
  ])('%s reports the time of the server only if it is known', async (_what, date, reports) => {
    const onServerTime = vi.fn<NonNullable<ClientOptions['onServerTime']>>();
    let time = 0;
    const headers = date === undefined ? undefined : { Date: date };
    const { client } = setup(() => Response.json(app, { headers }), {
      onServerTime,
      now: () => (time += 1),
    });
    await client.call(endpoints.readApp, { path: { app_id: appId } });
    expect(onServerTime.mock.calls).toEqual(reports);
  });

  test('keeps the wire value of an unknown status', async () => {
    const deployment = {
      id: appId,
      app_id: appId,
      slug: 'harbour-0',
      status: 'warming_up',
      created_at: '2026-01-01T00:00:00Z',
    };
    const { client } = setup(() => Response.json(deployment));
    const read = await client.call(endpoints.readDeployment, { path: { deployment_id: appId } });
    expect(read.status).toBe('warming_up');
    expect(isKnownDeploymentStatus(read.status)).toBe(false);
  });

  test('keeps the wire value of an unknown role', async () => {
    const user = { id: appId, email: 'ada@example.com', full_name: null };
    const team = {
      id: appId,
      name: 'Tidewater Labs',
      slug: 'tidewater-labs',
      is_personal_team: false,
      owner: user,
      user_links: [
        { role: 'owner', user },
        { role: 'member', user },
      ],
      created_at: '2026-01-01T00:00:00Z',
    };
    const { client } = setup(() => Response.json(team));
    const read = await client.call(endpoints.readTeam, { path: { team_id: appId } });
    expect(read.user_links.map(({ role }) => [role, isTeamRole(role)])).toEqual([
      ['owner', false],
      ['member', true],
    ]);
    expect(teamRoleBodySchema.safeParse({ role: 'owner' }).success).toBe(false);
  });

  test('may be null where the schema allows it', async () => {
    const resource = {
      id: appId,
      name: 'cache',
      app_id: appId,
      integration_id: appId,
      provider_metadata: {
        type: 'redis',
        database_name: 'cache',
        project_id: null,
        branch_id: null,
        subscription_id: null,
        database_id: null,
        project_name: null,
        organization_name: null,
      },
      console_url: 'https://redis.example',
      created_at: '2026-01-01T00:00:00Z',
      updated_at: '2026-01-01T00:00:00Z',
      environment_variables: [],
    };
    const { client } = setup(() => Response.json(resource));
    const path = { app_id: appId, resource_id: appId };
    expect(await client.call(endpoints.readConnectedResource, { path })).toEqual(resource);
  });
});

describe('an error', () => {
  test('of the platform is an HttpError with its detail and Retry-After', async () => {
    const { client } = setup(() =>
      Response.json(
        { detail: 'Too many requests' },
        { status: 429, headers: { 'Retry-After': '7' } },
      ),
    );
    await expect(client.call(endpoints.readMe)).rejects.toMatchObject({
      name: 'HttpError',
      status: 429,
      detail: 'Too many requests',
      retryAfterMs: 7000,
    });
  });

  test.each([
    ['the Date of the response', 'Thu, 01 Jan 2026 12:00:00 GMT', 30_000],
    ['the local clock without one', undefined, 10_000],
  ])('has a Retry-After that counts from %s', async (_what, date, retryAfterMs) => {
    const headers = new Headers({ 'Retry-After': 'Thu, 01 Jan 2026 12:00:30 GMT' });
    if (date !== undefined) headers.set('Date', date);
    const { client } = setup(() => new Response('Busy', { status: 503, headers }), {
      now: () => Date.UTC(2026, 0, 1, 12, 0, 20),
    });
    await expect(client.call(endpoints.readMe)).rejects.toMatchObject({
      body: 'Busy',
      retryAfterMs,
    });
  });

  test('of the network is a NetworkError', async () => {
    const cause = new TypeError('fetch failed');
    const { client } = setup(() => Promise.reject(cause));
    await expect(client.call(endpoints.readMe)).rejects.toMatchObject({
      reason: 'unreachable',
      cause,
    });
  });

  test('in building the request is not a NetworkError, and nothing is sent', async () => {
    const { client, requests } = setup(() => Response.json(app));
    const call = client.call(endpoints.readApp, { path: { app_id: '..' } });
    await expect(call).rejects.toBeInstanceOf(TypeError);
    expect(requests).toEqual([]);
  });

  describe('by timeout', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });

    afterEach(() => {
      vi.useRealTimers();
    });

    /** Never responds. */
    const hang: ClientOptions['fetch'] = (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });

    test.each([
      ['by default', undefined, 30_000],
      ['where the host says so', 500, 500],
    ])('is a NetworkError, %s after a given time', async (_what, timeoutMs, expected) => {
      const { client } = setup(() => new Response(), { fetch: hang, timeoutMs });
      let reason: unknown;
      void client.call(endpoints.readMe).catch((error: unknown) => (reason = error));
      await vi.advanceTimersByTimeAsync(expected - 1);
      expect(reason).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1);
      expect(reason).toMatchObject({ reason: 'timeout' });
    });

    test('is none with an infinite time limit', async () => {
      const { client } = setup(() => new Response(), { fetch: hang, timeoutMs: Infinity });
      let reason: unknown;
      void client.call(endpoints.readMe).catch((error: unknown) => (reason = error));
      await vi.advanceTimersByTimeAsync(3_600_000);
      expect(reason).toBeUndefined();
    });

    test('leaves no timer after a response', async () => {
      const { client } = setup(() => Response.json(app));
      await client.call(endpoints.readApp, { path: { app_id: appId } });
      expect(vi.getTimerCount()).toBe(0);
    });
  });

  test("by the caller's abort is an AbortError", async () => {
    const { client } = setup(() => Response.json({}));
    const signal = AbortSignal.abort();
    const error = await client
      .call(endpoints.readMe, {}, { signal })
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'AbortError' });
    expect(error).not.toBeInstanceOf(NetworkError);
  });
});

describe('a rejected token', () => {
  test.each([401, 403])('is reported on %i, with the call and the token', async (status) => {
    const onUnauthorized = vi.fn<NonNullable<ClientOptions['onUnauthorized']>>();
    const { client, requests } = setup(respondWith(status), { onUnauthorized });
    await expect(client.call(endpoints.readMe)).rejects.toBeInstanceOf(HttpError);
    expect(requests).toHaveLength(1);
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith({
      endpoint: endpoints.readMe,
      error: expect.any(HttpError),
      token: 'token-1',
    });
  });

  test('is replaced once when the host has a new one', async () => {
    const onUnauthorized = vi.fn<NonNullable<ClientOptions['onUnauthorized']>>();
    const getToken = vi.fn<NonNullable<ClientOptions['getToken']>>(({ reason }) =>
      reason === 'rejected' ? 'token-2' : 'token-1',
    );
    const { client, requests } = setup(
      (request) =>
        request.headers.get('Authorization') === 'Bearer token-2'
          ? Response.json({ data: [], count: 0 })
          : respondWith(401)(),
      { onUnauthorized, getToken },
    );
    await client.call(endpoints.listApps);
    expect(getToken).toHaveBeenLastCalledWith({ reason: 'rejected', token: 'token-1' });
    expect(requests).toHaveLength(2);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('is reported with the renewed token when that is rejected too', async () => {
    const onUnauthorized = vi.fn<NonNullable<ClientOptions['onUnauthorized']>>();
    const { client, requests } = setup(respondWith(401), {
      onUnauthorized,
      getToken: ({ reason }) => (reason === 'rejected' ? 'token-2' : 'token-1'),
    });
    await expect(client.call(endpoints.readMe)).rejects.toMatchObject({ status: 401 });
    expect(requests).toHaveLength(2);
    expect(onUnauthorized.mock.calls.map(([{ token }]) => token)).toEqual(['token-2']);
  });

  test.each([
    ['the host has no other', 'token-1', ['request', 'rejected']],
    ['the call had none', null, ['request']],
  ])('is not renewed when %s', async (_what, token, expected) => {
    const reasons: string[] = [];
    const { client, requests } = setup(respondWith(401), {
      getToken: ({ reason }) => {
        reasons.push(reason);
        return reason === 'request' ? token : null;
      },
    });
    await expect(client.call(endpoints.readMe)).rejects.toMatchObject({ status: 401 });
    expect(reasons).toEqual(expected);
    expect(requests).toHaveLength(1);
  });

  test('of another failure is not reported', async () => {
    const onUnauthorized = vi.fn<NonNullable<ClientOptions['onUnauthorized']>>();
    const { client } = setup(respondWith(404), { onUnauthorized });
    await expect(client.call(endpoints.readMe)).rejects.toMatchObject({ status: 404 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('is the one that a call was given, which is not renewed', async () => {
    const { client, requests } = setup(respondWith(401), { getToken: () => 'of-the-client' });
    await client.call(endpoints.readMe, {}, { token: 'of-the-call' }).catch(() => undefined);
    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer of-the-call',
    ]);
  });
});

test('a call made by navigation has a URL without the token', () => {
  const { client } = setup(() => Response.json({}));
  const url = client.url(endpoints.authorizeSocial, {
    path: { provider: 'github' },
    query: {
      redirect_uri: 'https://console.example.com/callback',
      response_type: 'code',
      code_challenge: 'abc',
      code_challenge_method: 'S256',
    },
  });
  expect(url).toBe(
    'https://api.example.com/api/v1/github/authorize?redirect_uri=https%3A%2F%2Fconsole.example.com%2Fcallback&response_type=code&code_challenge=abc&code_challenge_method=S256',
  );
});

test('the types require the input of a call and infer its result', () => {
  expectTypeOf<InputOf<typeof endpoints.readApp>['path']>().toEqualTypeOf<{ app_id: string }>();
  expectTypeOf<InputOf<typeof endpoints.listRedisDatabases>['path']>().toEqualTypeOf<{
    integration_id: string;
    subscription_id: number;
  }>();
  expectTypeOf<OutputOf<typeof endpoints.readApp>>().toEqualTypeOf<App>();
  expectTypeOf<OutputOf<typeof endpoints.deleteApp>>().toEqualTypeOf<undefined>();
  expectTypeOf<OutputOf<typeof endpoints.readBuildLogs>>().toEqualTypeOf<
    ReadableStream<Uint8Array>
  >();
  expectTypeOf<OutputOf<typeof endpoints.authorizeSocial>>().toEqualTypeOf<never>();
  expectTypeOf<KnownDeploymentStatus>().toExtend<DeploymentStatus>();
  expectTypeOf(endpoints.listApps.id).toEqualTypeOf<'listApps'>();
});

/** Never run: the compiler must reject each line. */
export const misuse = (client: Client) => [
  // @ts-expect-error a path parameter is missing
  client.call(endpoints.readApp),
  // @ts-expect-error it has another name
  client.call(endpoints.readApp, { path: { id: appId } }),
  // @ts-expect-error the body is missing
  client.call(endpoints.createTeam),
  // @ts-expect-error no such order
  client.call(endpoints.listTeams, { query: { order: 'newest' } }),
  // @ts-expect-error this call takes no query
  client.call(endpoints.readMe, { query: { limit: 1 } }),
];
