import { endpoints as e } from '@quayside/api-contract';
import { expect, test } from 'vitest';

import { createTestPlatform, type TestPlatform } from '../testing.fixtures.ts';
import {
  clientId,
  console,
  createVisitor,
  integrationUrl,
  pkce,
  socialUrl,
} from './oauth/consent.fixtures.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Uses an issued item. */
type Use = () => Promise<Response>;

/** An item with a limited lifetime. */
interface Perishable {
  what: string;
  life: number;
  /** Issues the item. */
  give: (mock: TestPlatform) => Promise<Use>;
  /** Expected response to an expired item: a status, and the `detail` text. */
  over: [status: number, detail: string];
  /** Expected response to a second use; absent where that is allowed. */
  again?: [status: number, detail: string];
}

const ada = 'ada@example.com';
const json = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) });
const form = (fields: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

function mailed(mock: TestPlatform, to: string): string {
  const [mail] = mock.handle.control.outbox(to);
  if (mail === undefined) throw new Error(`No mail went to ${to}`);
  return mail.token;
}

async function linkCode(mock: TestPlatform): Promise<string> {
  const { searchParams: back } = await createVisitor(mock.handle).decide(
    socialUrl({ response_type: 'link_code' }),
    {
      decision: 'allow',
      account: 'ada-lovelace',
    },
  );
  return back.get('link_code') ?? '';
}

const perishables: Perishable[] = [
  {
    what: 'an access token',
    life: 8 * day,
    async give(mock) {
      const client = await mock.client();
      const body = { username: ada, password: 'quayside-demo' };
      const { access_token } = await client.call(e.login, { body });
      const headers = { authorization: `Bearer ${access_token}` };
      return () => mock.send('/users/me', { headers });
    },
    over: [401, 'Could not validate credentials'],
  },
  {
    what: 'a deploy token of 30 days',
    life: 30 * day,
    async give(mock) {
      const client = await mock.client(ada);
      const { data } = await client.call(e.listApps, { query: { slug: 'docs-search' } });
      const path = { app_id: data[0]?.id ?? '' };
      const body = { name: 'ci', expires_in_days: 30 };
      const { value } = await client.call(e.createDeployToken, { path, body });
      const headers = { authorization: `Bearer ${value}` };
      return () => mock.send(`/apps/${path.app_id}`, { headers });
    },
    over: [401, 'Could not validate credentials'],
  },
  {
    what: 'an invitation',
    life: 7 * day,
    async give(mock) {
      const client = await mock.client(ada);
      const { data } = await client.call(e.listTeams, { query: { slug: 'tidewater-labs' } });
      const email = 'annie@example.org';
      await client.call(e.createInvitation, { body: { team_id: data[0]?.id ?? '', email } });
      const token = mailed(mock, email);
      return () => mock.send('/invitations/accept', { ...json({ token }), as: email });
    },
    over: [400, 'This invitation has expired'],
    again: [400, 'This invitation has already been accepted'],
  },
  {
    what: 'a user code',
    life: 15 * minute,
    async give(mock) {
      const client = await mock.client();
      const { user_code } = await client.call(e.requestDeviceCode, {
        body: { client_id: 'fastapi-cli' },
      });
      return () => mock.send('/login/device/authorize', { ...json({ user_code }), as: ada });
    },
    over: [400, 'Device authorization has expired'],
    again: [409, 'Device already authorized'],
  },
  {
    what: 'a device code',
    life: 15 * minute,
    async give(mock) {
      const client_id = 'fastapi-cli';
      const { device_code, user_code } = await (
        await mock.client()
      ).call(e.requestDeviceCode, { body: { client_id } });
      await (await mock.client(ada)).call(e.authorizeDevice, { body: { user_code } });
      const grant_type = 'urn:ietf:params:oauth:grant-type:device_code';
      return () => mock.send('/login/device/token', form({ device_code, client_id, grant_type }));
    },
    over: [400, 'The device code has expired'],
    again: [400, 'The device code was used already'],
  },
  {
    what: 'a recovery link',
    life: 48 * hour,
    async give(mock) {
      await mock.send(`/password-recovery/${ada}`, { method: 'POST' });
      const token = mailed(mock, ada);
      return () => mock.send('/reset-password/', json({ token, new_password: 'a new password' }));
    },
    over: [400, 'Invalid token'],
    again: [400, 'Invalid token'],
  },
  {
    what: 'a verification link',
    life: 48 * hour,
    async give(mock) {
      const email = 'hedy@example.org';
      await mock.send(
        '/users/signup',
        json({ email, password: 'frequency', full_name: 'Hedy Lamarr' }),
      );
      const token = mailed(mock, email);
      return () => mock.send('/users/verify-email', json({ token }));
    },
    over: [400, 'Invalid token'],
    again: [400, 'Invalid token'],
  },
  {
    what: 'an email change link',
    life: 48 * hour,
    async give(mock) {
      const email = 'countess@example.org';
      await mock.send('/users/me/email', { ...json({ email }), as: ada });
      const token = mailed(mock, email);
      return () => mock.send('/users/me/verify-update-email', json({ token }));
    },
    over: [400, 'Invalid token'],
    again: [400, 'Invalid token'],
  },
  {
    what: "a provider's consent request",
    life: 10 * minute,
    async give(mock) {
      const visitor = createVisitor(mock.handle);
      const page = await visitor.go(socialUrl());
      return async () => {
        const fields = { decision: 'allow', account: 'grace-hopper' };
        const { status } = await visitor.post(page, fields);
        return Response.json(
          { detail: 'A page says so' },
          { status: status === 303 ? 200 : status },
        );
      };
    },
    over: [400, 'A page says so'],
    again: [400, 'A page says so'],
  },
  {
    what: 'an authorization code',
    life: 10 * minute,
    async give(mock) {
      const { searchParams: back } = await createVisitor(mock.handle).decide(socialUrl(), {
        decision: 'allow',
        account: 'grace-hopper',
      });
      const fields = {
        code: back.get('code') ?? '',
        redirect_uri: `${console}/callback`,
        client_id: clientId,
        grant_type: 'authorization_code',
        code_verifier: pkce.verifier,
      };
      return () => mock.send('/token', form(fields));
    },
    over: [400, 'The code is not known, used or expired'],
    again: [400, 'The code is not known, used or expired'],
  },
  {
    what: 'a code that links an account',
    life: 10 * minute,
    async give(mock) {
      const body = { link_code: await linkCode(mock), code_verifier: pkce.verifier };
      return () => mock.send('/github/finalize-link', { ...json(body), as: ada });
    },
    over: [400, 'Invalid or expired link code'],
    again: [400, 'Invalid or expired link code'],
  },
  {
    what: 'a code that connects a team',
    life: 10 * minute,
    async give(mock) {
      const client = await mock.client(ada);
      const team = await client.call(e.createTeam, { body: { name: 'Salvage Crew' } });
      const { searchParams: back } = await createVisitor(mock.handle).decide(
        integrationUrl('neon', team.id),
        {
          decision: 'allow',
          account: 'tidewater',
        },
      );
      const body = { link_code: back.get('link_code') ?? '', code_verifier: pkce.verifier };
      return () => mock.send('/integrations/neon/finalize', { ...json(body), as: ada });
    },
    over: [400, 'Invalid or expired link code'],
    again: [400, 'Invalid or expired link code'],
  },
];

async function outcomeOf(response: Response): Promise<[status: number, detail: unknown]> {
  const body: unknown = await response.json();
  const detail = typeof body === 'object' && body !== null && 'detail' in body && body.detail;
  return [response.status, detail];
}

test.each(perishables)('$what works until it expires', async ({ give, life }) => {
  const mock = await createTestPlatform();
  const use = await give(mock);
  mock.clock.advance(life - second);
  expect((await use()).status).toBe(200);
});

test.each(perishables)('$what no longer works after it expires', async ({ give, life, over }) => {
  const mock = await createTestPlatform();
  const use = await give(mock);
  mock.clock.advance(life);
  expect(await outcomeOf(await use())).toEqual(over);
});

test.each(perishables)('$what works once, or repeatedly if allowed', async ({ give, again }) => {
  const use = await give(await createTestPlatform());
  expect((await use()).status).toBe(200);
  expect(await outcomeOf(await use())).toEqual(again ?? [200, false]);
});
