import { endpoints } from '@quayside/api-contract';
import { expect, test } from 'vitest';

import { callFor } from './calls.fixtures.ts';
import { endpointIds, findRoute } from './router.ts';

test.each(endpointIds())('%s is matched by its own method and path', (id) => {
  const { path, init } = callFor(id);
  expect(findRoute(init.method, path)).toMatchObject({ kind: 'endpoint', id });
  const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  expect(findRoute(init.method, other)).toMatchObject({ kind: 'endpoint', id });
});

test.each(endpointIds())(
  'the path of %s does not accept the methods of a parameterized path that also matches',
  (id) => {
    const { path } = callFor(id);
    const template = endpoints[id].path.replace(/\/$/, '');
    const own = endpointIds().filter(
      (other) => endpoints[other].path.replace(/\/$/, '') === template,
    );
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const match = findRoute(method, path);
      const expected = own.find((other) => endpoints[other].method === method);
      const allowed = [...new Set(own.map((other) => endpoints[other].method))];
      expect(match).toMatchObject(
        expected === undefined
          ? { kind: 'method-not-allowed', allowed }
          : { kind: 'endpoint', id: expected },
      );
    }
  },
);

test('a known path lists its methods, and an unknown path is not found', () => {
  expect(findRoute('PUT', '/users/me')).toEqual({
    kind: 'method-not-allowed',
    allowed: expect.arrayContaining(['GET', 'PATCH', 'DELETE']),
  });
  expect(findRoute('GET', '/berths')).toEqual({ kind: 'not-found' });
  expect(findRoute('GET', '/users/%E0%A4%A')).toEqual({ kind: 'not-found' });
});
