import { beforeEach, expect, test } from 'vitest';

import { createTestPlatform, testStart } from '../../testing.fixtures.ts';
import type { Platform } from '../platform.ts';
import {
  backTo,
  codeLife,
  createAuthorizations,
  type Authorizations,
  type Granted,
  type NewAuthorization,
} from './authorizations.ts';

let platform: Platform;
let authorizations: Authorizations;

beforeEach(async () => {
  ({ platform } = await createTestPlatform());
  authorizations = createAuthorizations(platform.dataset);
});

const redirect_uri = 'http://localhost:4173/callback';
const binding = { client_id: 'quayside-console', redirect_uri, code_challenge: 'challenge' };
const request: NewAuthorization = {
  ...binding,
  requested: { kind: 'integration', provider: 'neon', team_id: 'team' },
  state: null,
};
const granted: Granted = { kind: 'integration', provider: 'neon', team_id: 'team' };

test('a consent request is pending until it is decided', () => {
  const opened = authorizations.open(request);
  expect(opened).toEqual({
    ...request,
    id: expect.stringMatching(/^[0-9a-f]{48}$/),
    expires_at: testStart + codeLife,
    provider_code: null,
  });
  expect(authorizations.find(opened.id)).toEqual(opened);
  const provider_code = authorizations.issueCode(opened);
  expect(authorizations.find(opened.id)).toEqual({ ...opened, provider_code });
  authorizations.close(opened);
  expect(authorizations.find(opened.id)).toBeUndefined();
});

test('a code can be presented once', () => {
  const opened = authorizations.open(request);
  const code = authorizations.grant(opened, granted);
  expect(authorizations.find(opened.id)).toBeUndefined();
  const record = { ...binding, id: code, granted, expires_at: testStart + codeLife };
  expect(authorizations.redeem(code)).toEqual(record);
  expect(authorizations.redeem(code)).toBeUndefined();
  expect(authorizations.redeem('unknown')).toBeUndefined();
});

test('expired requests and codes are neither found nor kept', () => {
  const early = authorizations.open(request);
  const code = authorizations.grant(authorizations.open(request), granted);
  platform.advance(1);
  const late = authorizations.open(request);
  const lateCode = authorizations.grant(authorizations.open(request), granted);
  platform.advance(codeLife - 1);
  expect(authorizations.find(early.id)).toBeUndefined();
  const latest = authorizations.open(request);
  const { rows } = platform.dataset;
  expect(rows.authorizations.all()).toEqual([late, latest]);
  expect(rows.authorizationCodes.all().map(({ id }) => id)).toEqual([lateCode]);
  expect(authorizations.redeem(code)).toBeUndefined();
  platform.advance(1);
  expect(authorizations.redeem(lateCode)).toBeUndefined();
});

test('the redirect keeps what the URL had, and returns the state unchanged', () => {
  const result = { code: 'a b', error: undefined };
  const kept = { redirect_uri: `${redirect_uri}?team=1`, state: 'x=1&y' };
  expect(backTo(kept, result).href).toBe(`${redirect_uri}?team=1&code=a+b&state=x%3D1%26y`);
  expect(backTo({ redirect_uri, state: null }, result).href).toBe(`${redirect_uri}?code=a+b`);
});
