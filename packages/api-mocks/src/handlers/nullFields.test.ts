import { endpoints, type Endpoint } from '@quayside/api-contract';
import { expect, test } from 'vitest';

import { prepareGoodCalls } from '../transports/goodCalls.fixtures.ts';
import { transportOf } from '../transports/transport.fixtures.ts';
import { endpointIds } from '../http/endpointHandlers.ts';
import { createTestPlatform } from '../testing.fixtures.ts';

/** Fields that identify an item and have no fallback. Every other field of a list may be null or missing. */
const needed = new Set(['id', 'name', 'slug', 'email', 'team_id', 'status', 'type', 'timestamp']);
/** A deployment without these would be at the wrong position in a list. */
const neededOfDeployments = new Set(['id', 'app_id', 'status', 'created_at']);
/** Objects that an item requires: the team of an invitation, or the resource. */
const neededObjects = new Set(['team', 'user', 'app', 'provider_metadata']);

/** Copies of a value in which one field, at any depth, is replaced. */
function* withEach(value: unknown, key: string, replacement: null | undefined): Generator {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      for (const copy of withEach(item, key, replacement)) yield value.with(index, copy);
    }
    return;
  }
  if (!isRecord(value)) return;
  const isDeployment = 'dashboard_url' in value;
  for (const [name, field] of Object.entries(value)) {
    const isNeeded = isDeployment ? neededOfDeployments.has(name) : needed.has(name);
    const isObject = neededObjects.has(name) || (name === 'data' && Array.isArray(field));
    if (!isNeeded && !isObject) yield { ...value, [name]: replacement };
    for (const copy of withEach(field, name, replacement)) yield { ...value, [name]: copy };
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The GET calls: those that return lists have `data`. */
const reads = endpointIds().filter((id) => {
  const { method, response }: Endpoint = endpoints[id];
  return method === 'GET' && response.kind === 'json';
});

function schemaOf({ response }: Endpoint) {
  if (response.kind !== 'json') throw new Error('Not a JSON result');
  return response.schema['~standard'];
}

test.each(reads)('a null in one field does not break the list of %s', async (id) => {
  const { handle } = await createTestPlatform();
  const responses: { path: string; body: unknown }[] = [];
  const listening = Object.assign(
    async (request: Request) => {
      const response = await handle(request);
      const isJson = response.headers.get('Content-Type') === 'application/json';
      if (isJson) responses.push({ path: request.url, body: await response.clone().json() });
      return response;
    },
    { control: handle.control },
  );
  const calls = await prepareGoodCalls(
    transportOf('http://mock.example', handle.control, listening),
  );
  responses.length = 0;
  await calls[id]();
  const body = responses.at(-1)?.body;
  if (!isRecord(body) || !Array.isArray(body['data'])) return;
  const data: readonly unknown[] = body['data'];
  const first = { ...body, data: data.slice(0, 3) };
  for (const replacement of [null, undefined]) {
    for (const copy of withEach(first, '', replacement)) {
      const wire: unknown = JSON.parse(JSON.stringify(copy));
      const { issues } = await schemaOf(endpoints[id]).validate(wire);
      expect(issues ?? []).toEqual([]);
    }
  }
});
