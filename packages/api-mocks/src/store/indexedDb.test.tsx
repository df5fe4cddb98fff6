import { expect, test, vi } from 'vitest';

import { createPlatform } from '../platform/platform.ts';
import { deleteIndexedDb, openIndexedDb } from './indexedDb.ts';
import { StoredDataError } from './storedDataError.ts';

test('a world kept in the browser is there again when the page is opened anew', async () => {
  const name = `quayside-${crypto.randomUUID()}`;
  const before = await createPlatform({ persistence: await openIndexedDb(name) });
  const [app] = before.world.rows.apps.all();
  if (app === undefined) throw new Error('The demo world has no app');
  before.variables.set(app, { name: 'BEACON', value: 'lit' });
  const removed = before.world.rows.apps.all().at(-1);
  before.world.write(() => before.world.rows.apps.remove(removed?.id ?? ''));
  await before.settled();
  before.close();

  const after = await createPlatform({ persistence: await openIndexedDb(name) });
  expect(after.world.rows.apps.all()).toEqual(before.world.rows.apps.all());
  expect(after.variables.list(app).map((variable) => variable.name)).toContain('BEACON');
  expect(after.world.state).toEqual(before.world.state);
  after.close();
  await deleteIndexedDb(name);
});

test('a world of a newer version is refused in words a person can act on, who then starts afresh', async () => {
  const name = `quayside-${crypto.randomUUID()}`;
  const newer = await openIndexedDb(name);
  await newer.commit([{ collection: 'store', id: 'version', json: '99', position: 1 }]);
  newer.close();

  const refused = openIndexedDb(name).then((persistence) => createPlatform({ persistence }));
  await expect(refused).rejects.toThrow(StoredDataError);
  await expect(refused).rejects.toThrow(
    /^This browser's copy of the demo was written by a newer version of Quayside.+Start afresh/,
  );

  await deleteIndexedDb(name);
  const fresh = await createPlatform({ persistence: await openIndexedDb(name) });
  expect(fresh.world.rows.apps.all()).not.toEqual([]);
  fresh.close();
  await deleteIndexedDb(name);
});

test('starting afresh in one page does not wait for another one to close', async () => {
  const name = `quayside-${crypto.randomUUID()}`;
  const other = await createPlatform({ persistence: await openIndexedDb(name) });
  await deleteIndexedDb(name);
  await expect(indexedDB.databases()).resolves.not.toContainEqual(
    expect.objectContaining({ name }),
  );
  other.close();
});

test('a second page is refused while the first one has the world, and gets it once that lets go', async () => {
  const name = `quayside-${crypto.randomUUID()}`;
  const first = await openIndexedDb(name);
  await expect(openIndexedDb(name, { patience: 1 })).rejects.toMatchObject({
    reason: 'busy',
    message:
      "This browser's copy of the demo is in use by another process (another tab). Take it over here, and the other one stops.",
  });

  // As the page after a reload does, which begins before the one before it is gone.
  const waiting = openIndexedDb(name);
  first.close();
  (await waiting).close();
  await deleteIndexedDb(name);
});

test('a page takes the world over with all that is in it, and the other one keeps nothing any more', async () => {
  const name = `quayside-${crypto.randomUUID()}`;
  const row = { collection: 'apps', id: 'a', json: '{}', position: 1 };
  const takenOver = new AbortController();
  const first = await openIndexedDb(name, { onTakenOver: () => takenOver.abort() });
  await first.commit([row]);

  const second = await openIndexedDb(name, { takeOver: true });
  await expect.poll(() => takenOver.signal.aborted).toBe(true);
  expect(() => first.commit([{ ...row, json: '[]' }])).toThrow('closing');
  expect(await second.load()).toEqual([row]);
  second.close();
  await deleteIndexedDb(name);
});

test('a world that is refused is not held: another page can start afresh', async () => {
  const name = `quayside-${crypto.randomUUID()}`;
  const newer = await openIndexedDb(name);
  await newer.commit([{ collection: 'store', id: 'version', json: '99', position: 1 }]);
  newer.close();
  const persistence = await openIndexedDb(name);
  await expect(createPlatform({ persistence })).rejects.toMatchObject({ reason: 'newer' });
  const again = await openIndexedDb(name);
  expect(await again.load()).toHaveLength(1);
  again.close();
  await deleteIndexedDb(name);
});

test('where there are no locks a page has the world without one', async () => {
  const name = `quayside-${crypto.randomUUID()}`;
  vi.stubGlobal('navigator', {});
  const pages = await Promise.all([openIndexedDb(name), openIndexedDb(name)]);
  vi.unstubAllGlobals();
  for (const page of pages) {
    expect(await page.load()).toEqual([]);
    page.close();
  }
  await deleteIndexedDb(name);
});

test('a database of something else is refused', async () => {
  const name = `quayside-${crypto.randomUUID()}`;
  const opening = indexedDB.open(name, 2);
  await new Promise((resolve) => {
    opening.addEventListener('success', resolve);
  });
  opening.result.close();
  await expect(openIndexedDb(name)).rejects.toThrow(StoredDataError);
  await deleteIndexedDb(name);
});
