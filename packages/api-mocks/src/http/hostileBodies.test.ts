import { endpoints, type Endpoint, type EndpointId } from '@quayside/api-contract';
import { beforeAll, describe, expect, test } from 'vitest';

import { createTestPlatform, type TestPlatform } from '../testing.fixtures.ts';
import { callFor } from './calls.fixtures.ts';
import { parseJson } from './parseJson.ts';
import { endpointIds } from './endpointHandlers.ts';

const ada = 'ada@example.com';
const depth = 200_000;

const arrays = '['.repeat(depth) + ']'.repeat(depth);
const objects = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

function bodyOf(id: EndpointId) {
  const endpoint: Endpoint = endpoints[id];
  return endpoint.body;
}

/** The fields of a body, so that nested values can be put where they are parsed. */
function fieldsOf(id: EndpointId): string[] {
  const body = bodyOf(id);
  const shape = body !== undefined && 'shape' in body.schema ? body.schema.shape : undefined;
  return typeof shape === 'object' && shape !== null ? Object.keys(shape) : [];
}

/** A body with a value in every field of the endpoint. */
function within(id: EndpointId, value: string): string {
  const fields = fieldsOf(id).map((name) => `${JSON.stringify(name)}:${value}`);
  return `{${fields.join(',')}}`;
}

let mock: TestPlatform;

beforeAll(async () => {
  mock = await createTestPlatform();
});

/** The bodies for which an endpoint responds with a 5xx, or with a very long body. */
async function faultsOf(id: EndpointId, bodies: Readonly<Record<string, string>>) {
  const { path, init } = callFor(id);
  const faults: unknown[] = [];
  for (const [what, body] of Object.entries(bodies)) {
    const response = await mock.send(path, { ...init, body, as: ada });
    const { length } = await response.text();
    if (response.status >= 500 || length > 20 * 1024 * 1024)
      faults.push({ what, status: response.status, length });
  }
  return faults;
}

const withBody = endpointIds().filter((id) => bodyOf(id) !== undefined);
const withForm = withBody.filter((id) => bodyOf(id)?.encoding === 'form');
const withJson = withBody.filter((id) => !withForm.includes(id));

test.each(withJson)('%s rejects deeply nested JSON', async (id) => {
  const { path, init } = callFor(id);
  const inFields = fieldsOf(id).length === 0 ? [] : [within(id, arrays), within(id, objects)];
  const bodies = [arrays, objects, '['.repeat(depth), ...inFields];
  for (const body of bodies) {
    const response = await mock.send(path, { ...init, body, as: ada });
    // Some endpoints check the caller's permission first.
    expect([401, 403, 404, 413, 422]).toContain(response.status);
  }
  expect(await faultsOf(id, { 'a large number': within(id, '1e999999') })).toEqual([]);
});

test.each(withForm)('%s rejects deep, long and malformed forms', async (id) => {
  const name = fieldsOf(id)[0] ?? 'a';
  const faults = await faultsOf(id, {
    'a deep name': `${name}${'[a]'.repeat(depth)}=1`,
    'a deep value': `${name}=${'['.repeat(depth)}`,
    'many fields': Array.from({ length: 50_000 }, (_, index) => `a${index}=1`).join('&'),
    'one field many times': `${name}=1&`.repeat(depth),
    'broken escapes': `${name}=%&%=%zz&&&==`,
  });
  expect(faults).toEqual([]);
});

describe.each([
  { id: 'createApp', tags: [] },
  { id: 'changeEnvironmentVariables', tags: ['full'] },
  { id: 'batchEnvironmentVariables', tags: ['full'] },
] as const)('$id', ({ id, tags }) => {
  test(
    'responds to hundreds of thousands of wrong values',
    { timeout: 60_000, tags: [...tags] },
    async () => {
      const many = Array.from({ length: 200_000 }, (_, index) => `"N${index}":{}`).join(',');
      const faults = await faultsOf(id, {
        fields: `{${many}}`,
        'fields in every field': within(id, `{${many}}`).slice(0, 8_000_000),
        'fields in the first field': `{${JSON.stringify(fieldsOf(id)[0])}:{${many}}}`,
        items: `[${'0,'.repeat(1_000_000)}0]`,
        'items in the first field': `{${JSON.stringify(fieldsOf(id)[0])}:[${'0,'.repeat(300_000)}0]}`,
      });
      expect(faults).toEqual([]);
    },
  );
});

test('a control call with a deep body is rejected, and the platform keeps running', async () => {
  const { handle } = mock;
  for (const call of ['reset', 'faults', 'clock', 'logs']) {
    for (const body of [arrays, objects, `{"rules":${arrays}}`]) {
      const url = `http://mock.example/__mock__/${call}`;
      expect((await handle(new Request(url, { method: 'POST', body }))).status).toBe(400);
    }
  }
});

test('JSON of 200 levels is parsed without counting brackets in strings, and 201 levels are rejected', () => {
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  expect(JSON.stringify(parseJson(nested(200)))).toBe(nested(200));
  expect(() => parseJson(nested(201))).toThrow(SyntaxError);
  const text = JSON.stringify({ a: `"${'['.repeat(1_000)}\\`, b: [{}, {}] });
  expect(JSON.stringify(parseJson(text))).toBe(text);
});

test('deep and long queries get a response', async () => {
  for (const query of [`a${'[a]'.repeat(4_000)}=1`, 'limit=1&'.repeat(2_000), '&'.repeat(8_000)]) {
    const { status } = await mock.send(`/teams/?${query}`, { as: ada });
    expect([200, 422]).toContain(status);
  }
});
