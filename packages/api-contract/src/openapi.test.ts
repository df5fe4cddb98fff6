import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { endpoints } from './endpoints/index.ts';
import { createOpenApiDocument } from './openapi.ts';

const file = readFileSync(new URL('../openapi.json', import.meta.url), 'utf8');

test('openapi.json matches the endpoint table (pnpm --filter @quayside/api-contract generate)', () => {
  expect(JSON.parse(file)).toEqual(JSON.parse(JSON.stringify(createOpenApiDocument())));
});

test('each endpoint is one operation with its id as operationId', () => {
  const ids = [...file.matchAll(/"operationId": "(\w+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(Object.keys(endpoints).length);
  expect(new Set(ids)).toEqual(new Set(Object.keys(endpoints)));
});

test('every reference resolves to a component', () => {
  const { components } = createOpenApiDocument();
  const defined = new Set(Object.keys(Object(Object(components).schemas)));
  const used = [...file.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
  expect(used.filter((name) => name === undefined || !defined.has(name))).toEqual([]);
});
