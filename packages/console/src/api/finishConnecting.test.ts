import { createClient, errorMessage, NetworkError } from '@quayside/api-contract';
import { describe, expect, test } from 'vitest';

import { consentState } from './consentState.ts';
import { finishConnecting } from './finishConnecting.ts';
import type { IntegrationCallbackQuery } from './finishConnecting.ts';

const target = { provider: 'neon', teamSlug: 'tidewater-labs' } as const;
const codeVerifier = 'a1'.repeat(28);
const state = await consentState(codeVerifier, target);

const integration = {
  id: '3f9a1c20-8d41-4c7e-9a53-1b6f7d21e4aa',
  type: 'neon',
  team_id: '9d2c41a7-5b0e-4f3c-8a16-2f7be0c4d9e1',
  created_at: '2026-11-21T08:40:11Z',
};

function finish(
  query: IntegrationCallbackQuery,
  {
    status = 200,
    body = integration,
    pending = { codeVerifier, linkProvider: 'neon' },
  }: {
    status?: number;
    body?: object;
    pending?: { codeVerifier: string; linkProvider: string | null } | null;
  } = {},
) {
  const client = createClient({
    baseUrl: '',
    getToken: () => 'token',
    fetch: () => Promise.resolve(Response.json(body, { status })),
  });
  return finishConnecting({ target, query, pending, client, errorText: errorMessage });
}

test('a link code with the matching state connects the provider', async () => {
  expect(await finish({ link_code: 'c', state })).toEqual({
    kind: 'connected',
    integrationId: integration.id,
  });
});

describe('a failed consent results in', () => {
  test.each([
    ['denied', { error: 'access_denied', state }],
    ['missingCode', { state }],
    ['missingCode', { state, link_code: '' }],
    ['wrongState', { link_code: 'c' }],
    ['wrongState', { link_code: 'c', state: 'another' }],
    ['wrongState', { error: 'access_denied' }],
  ])('%s (%j)', async (kind, query) => {
    expect(await finish(query)).toEqual({ kind });
  });

  test('refused, with the error text of the provider', async () => {
    expect(
      await finish({ error: 'server_error', error_description: 'Out of order', state }),
    ).toEqual({ kind: 'rejected', text: 'Out of order' });
    expect(await finish({ error: 'server_error', state })).toEqual({
      kind: 'rejected',
      text: 'server_error',
    });
  });

  test.each([null, { codeVerifier, linkProvider: null }, { codeVerifier, linkProvider: 'github' }])(
    'lostState, when no connection was started in this tab (%j)',
    async (pending) => {
      expect(await finish({ link_code: 'c', state }, { pending })).toEqual({ kind: 'lostState' });
    },
  );

  test('wrongState, when the consent was for another team', async () => {
    const other = await consentState(codeVerifier, { ...target, teamSlug: 'lighthouse-works' });
    expect(await finish({ link_code: 'c', state: other })).toEqual({ kind: 'wrongState' });
  });

  test.each([
    [400, { kind: 'expired' }],
    [409, { kind: 'alreadyConnected' }],
    [404, { kind: 'rejected', text: 'Integration not found' }],
  ])('the matching failure, when the platform responds with %i', async (status, end) => {
    const body = { detail: 'Integration not found' };
    expect(await finish({ link_code: 'c', state }, { status, body })).toEqual(end);
  });
});

test('temporary failures are thrown, so that they can be retried', async () => {
  await expect(finish({ link_code: 'c', state }, { status: 503, body: {} })).rejects.toMatchObject({
    status: 503,
  });
  const client = createClient({ baseUrl: '', fetch: () => Promise.reject(new TypeError('no')) });
  const pending = { codeVerifier, linkProvider: 'neon' };
  await expect(
    finishConnecting({
      target,
      query: { link_code: 'c', state },
      pending,
      client,
      errorText: errorMessage,
    }),
  ).rejects.toBeInstanceOf(NetworkError);
});
