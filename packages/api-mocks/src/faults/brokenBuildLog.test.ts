import { endpoints, readBuildLog } from '@quayside/api-contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { collect, createTestPlatform } from '../testing.fixtures.ts';

const drops = 20;

test('a build log whose connection drops 20 times at any byte has each line once, in order', async () => {
  const { handle, client: clientOf } = await createTestPlatform();
  const client = await clientOf('ada@example.com');
  const apps = await client.call(endpoints.listApps, { query: {} });
  const id = apps.data.find(({ slug }) => slug === 'harbour-api')?.latest_deployment?.id ?? '';
  const read = () =>
    collect(readBuildLog(client, id, { sleep: () => Promise.resolve(), random: () => 0 }));
  const whole = await read();
  expect(whole.length).toBeGreaterThan(50);

  // Small enough to break the log before it ends.
  const limit = fc.nat(Math.floor(JSON.stringify(whole).length / drops));
  await fc.assert(
    fc.asyncProperty(
      fc.array(limit, { minLength: drops, maxLength: drops }),
      async (bytesBeforeEach) => {
        handle.control.setFaults(
          bytesBeforeEach.map((drop_after_bytes) => ({
            path: '/deployments/*/build-logs',
            drop_after_bytes,
            times: 1,
          })),
        );
        const events = await read();
        expect(events.filter(({ type }) => type === 'reconnecting')).toHaveLength(drops);
        const isOfConnection = (type: string) => type === 'live' || type === 'reconnecting';
        expect(events.filter(({ type }) => !isOfConnection(type))).toEqual(
          whole.filter(({ type }) => !isOfConnection(type)),
        );
      },
    ),
  );
}, 60_000);
