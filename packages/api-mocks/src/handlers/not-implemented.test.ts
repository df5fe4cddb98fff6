import type { EndpointId } from '@quayside/api-contract';
import { expect, test } from 'vitest';

import { endpointIds, findRoute } from '../http/router.ts';
import { createTestWorld } from '../testing.fixtures.ts';
import { callFor } from './calls.fixtures.ts';

/** The calls that have no rules yet. Take one out when it works; none may ever be added. */
const left: EndpointId[] = [
  'authorizeRedisIntegration',
  'authorizeIntegration',
  'returnFromIntegration',
  'finalizeIntegration',
  'authorizeSocial',
  'exchangeSocialCode',
  'finalizeSocialLink',
  'unlinkSocialAccount',
];

test('every call of the contract works, but for those named here', async () => {
  const world = await createTestWorld();
  const unanswered = await Promise.all(
    endpointIds().map(async (id) => {
      const { path, init } = callFor(id);
      expect(findRoute(init.method, path)).toMatchObject({ kind: 'endpoint', id });
      const response = await world.send(path, { ...init, as: 'ada@example.com' });
      await response.body?.cancel();
      return response.status === 501 ? [id] : [];
    }),
  );
  expect(unanswered.flat().toSorted()).toEqual(left.toSorted());
});
