import { endpoints as e } from '@quayside/api-contract';
import { beforeEach, expect, test } from 'vitest';

import { createNavigate, type ConsentStep, type Navigate } from './navigate.ts';
import { integrationUrl, origin, socialUrl } from './platform/oauth/consent.fixtures.ts';
import { createTestPlatform, type TestPlatform } from './testing.fixtures.ts';

let mock: TestPlatform;
let navigate: Navigate;
let neon: string;

beforeEach(async () => {
  mock = await createTestPlatform();
  navigate = createNavigate(mock.platform, mock.handle);
  const { data } = await (await mock.client('ada@example.com')).call(e.listTeams);
  neon = integrationUrl('neon', data[0]?.id ?? '');
});

async function consent(url: string): Promise<ConsentStep> {
  const step = await navigate(url);
  if (step.kind !== 'consent') throw new Error(`No consent step, but ${step.kind}`);
  return step;
}

test('a page requests consent itself and follows the redirect', async () => {
  const step = await consent(socialUrl());
  expect(step.provider).toBe('GitHub');
  expect(step.accounts.map(({ id }) => id)).toContain('grace-hopper');
  expect(await step.allow('grace-hopper')).toEqual({
    kind: 'leave',
    url: expect.stringMatching(/^http:\/\/localhost:4173\/callback\?code=[0-9a-f]+&state=/),
  });
});

test('an integration redirects back through the platform', async () => {
  expect(await (await consent(neon)).allow('tidewater')).toEqual({
    kind: 'leave',
    url: expect.stringMatching(/\/tidewater-labs\/integrations\/neon\/callback\?link_code=/),
  });
});

test('denying and failing redirect back with their errors', async () => {
  for (const url of [socialUrl(), neon]) {
    expect(await (await consent(url)).deny()).toMatchObject({
      url: expect.stringContaining('error=access_denied'),
    });
    expect(await (await consent(url)).fail('server_error')).toMatchObject({
      url: expect.stringContaining('error=server_error'),
    });
  }
});

test('a consent request can be decided once', async () => {
  const step = await consent(socialUrl());
  await step.deny();
  const ended = { kind: 'rejected', status: 400, detail: 'This request has ended' };
  expect(await step.allow('grace-hopper')).toEqual(ended);
  expect(await navigate(`${origin}/__provider__/github?request=guessed`)).toEqual(ended);
});

test("a rejected request shows the platform's reason", async () => {
  expect(await navigate(socialUrl({ redirect_uri: 'https://evil.example' }))).toEqual({
    kind: 'rejected',
    status: 400,
    detail: 'Invalid redirect URI',
  });
  expect(await navigate(integrationUrl('neon', 'no-uuid'))).toMatchObject({
    status: 422,
    detail: expect.stringContaining('valid UUID'),
  });
});

test('an error for the app redirects to the app', async () => {
  expect(await navigate(socialUrl({ client_id: 'somebody' }))).toMatchObject({
    kind: 'leave',
    url: expect.stringContaining('error=unauthorized_client'),
  });
});

test('other URLs are left to the browser', async () => {
  const url = 'https://elsewhere.example/page';
  expect(await navigate(url)).toEqual({ kind: 'leave', url });
});
