import { userEndpoints } from '@quayside/api-contract';
import { afterAll, expect, test } from 'vitest';

import { openConsole } from '../packages/console/src/testing/openConsole.tsx';
import { limitToStory, startWorker } from './storyWorker.ts';

afterAll(async () => (await startWorker()).stop());

const { readMe, updateMe } = userEndpoints;

test('stories on one page have handlers of their own, and one that ends leaves the others theirs', async () => {
  const worker = await startWorker();
  const [first, second] = [limitToStory(worker), limitToStory(worker)];
  const one = await openConsole('/settings', { msw: first });
  const other = await openConsole('/settings', { msw: second });
  await one.client.call(updateMe, { body: { full_name: 'Countess' } });
  expect(await one.client.call(readMe)).toMatchObject({ full_name: 'Countess' });
  expect(await other.client.call(readMe)).toMatchObject({ full_name: 'Ada Lovelace' });

  first.resetHandlers();
  await expect(one.client.call(readMe)).rejects.toThrow('Couldn’t reach the platform');
  expect(await other.client.call(readMe)).toMatchObject({ full_name: 'Ada Lovelace' });

  const again = await openConsole('/settings', { msw: first });
  second.resetHandlers();
  expect(await again.client.call(readMe)).toMatchObject({ full_name: 'Ada Lovelace' });
  await expect(other.client.call(readMe)).rejects.toThrow('Couldn’t reach the platform');
  first.resetHandlers();
  expect(worker.listHandlers()).toHaveLength(1);
});

test('requests of a story are visible to the browser', async () => {
  const msw = limitToStory(await startWorker());
  const { client } = await openConsole('/settings', { msw });
  // The modules of this page fill the buffer.
  performance.clearResourceTimings();
  await client.call(readMe);
  const [request] = performance.getEntriesByName(client.url(readMe, {}));
  expect(request).toMatchObject({ initiatorType: 'fetch' });
});
