import { createClient } from '@quayside/api-contract';
import { expect, test } from 'vitest';

import { sampleMe } from '../../testing/teamSamples.ts';
import { checkToken } from './checkToken.ts';

const clientOf = (respond: () => Response | Promise<Response>) =>
  createClient({ baseUrl: '', getToken: () => 'token', fetch: () => Promise.resolve(respond()) });

test.each([401, 403])('status %i means that the token is invalid', async (status) => {
  expect(await checkToken(clientOf(() => new Response('', { status })))).toBe('invalid');
});

test.each([400, 404, 429, 500, 503])('status %i leaves the token valid', async (status) => {
  expect(await checkToken(clientOf(() => new Response('', { status })))).toBe('valid');
});

test('the platform confirms that the token is valid', async () => {
  expect(await checkToken(clientOf(() => Response.json(sampleMe)))).toBe('valid');
});

test('a network error leaves the token valid', async () => {
  expect(await checkToken(clientOf(() => Promise.reject(new TypeError('failed'))))).toBe('valid');
});
