import { createClient, endpoints as e } from '@quayside/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createMockNode, type MockNode } from './node.ts';

let mock: MockNode;

beforeAll(async () => {
  mock = await createMockNode();
  mock.server.listen();
});

afterAll(() => mock.server.close());

test('fetch to any URL of the API reaches the platform and its faults', async () => {
  const token = await mock.tokenFor('grace@example.com');
  const client = createClient({ baseUrl: 'https://api.example', getToken: () => token });
  expect((await client.call(e.readMe)).full_name).toBe('Grace Hopper');
  mock.control.setFaults([{ path: '/users/me', status: 502, times: 1 }]);
  await expect(client.call(e.readMe)).rejects.toMatchObject({ status: 502 });
});

test('streams a finished build log', async () => {
  const token = await mock.tokenFor('ada@example.com');
  const client = createClient({ baseUrl: 'https://api.example', getToken: () => token });
  const { data } = await client.call(e.listApps, { query: { slug: 'tide-tables' } });
  const deployment_id = data[0]?.latest_deployment?.id ?? '';
  const stream = await client.call(e.readBuildLogs, { path: { deployment_id } });
  expect(await new Response(stream).text()).toContain('"type":"complete"');
});

test('an unknown user has no token', () => {
  expect(() => mock.tokenFor('nobody@example.com')).toThrow('nobody@example.com');
});
