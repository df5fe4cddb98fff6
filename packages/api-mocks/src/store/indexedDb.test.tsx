import { expect, test, vi } from 'vitest';

import { createPlatform } from '../platform/platform.ts';
import { deleteIndexedDb, openIndexedDb } from './indexedDb.ts';
import { StoredDataError } from './storedDataError.ts';

test('data stored in the browser is loaded when the page is opened again', async () => {
  const name = `quayside-${crypto.randomUUID()}`;
  const before = await createPlatform({ persistence: await openIndexedDb(name) });
  const [app] = before.dataset.rows.apps.all();
  if (app === undefined) throw new Error('The demo dataset has no app');
  before.variables.set(app, { name: 'BEACON', value: 'lit' });
  const removed = before.dataset.rows.apps.all().at(-1);
  before.dataset.write(() => before.dataset.rows.apps.remove(removed?.id ?? ''));
  await before.settled();
  before.close();

  const after = await createPlatform({ persistence: await openIndexedDb(name) });
  expect(after.dataset.rows.apps.all()).toEqual(before.dataset.rows.apps.all());
  expect(after.variables.list(app).map((variable) => variable.name)).toContain('BEACON');
  expect(after.dataset.state).toEqual(before.dataset.state);
  after.close();
  await deleteIndexedDb(name);
});

test('data of a newer version is rejected with a readable message, and can be reset', async () => {
  const name = `quayside-${crypto.randomUUID()}`;
  const newer = await openIndexedDb(name);
  await newer.commit([{ collection: 'store', id: 'version', json: '99', position: 1 }]);
  newer.close();

  const rejected = openIndexedDb(name).then((persistence) => createPlatform({ persistence }));
  await expect(rejected).rejects.toThrow(StoredDataError);
  await expect(rejected).rejects.toThrow(
    /^This browser's copy of the demo was written by a newer version of Quayside.+Start over/,
  );

  await deleteIndexedDb(name);
  const fresh = await createPlatform({ persistence: await openIndexedDb(name) });
  expect(fresh.dataset.rows.apps.all()).not.toEqual([]);
  fresh.close();
  await deleteIndexedDb(name);
});

test('a reset in one page does not wait for another one to close', async () => {
  const name = `quayside-${crypto.randomUUID()}`;
  const other = await createPlatform({ persistence: await openIndexedDb(name) });
  await deleteIndexedDb(name);
  await expect(indexedDB.databases()).resolves.not.toContainEqual(
    expect.objectContaining({ name }),
  );
  other.close();
});

test('a second page is rejected while the first one has the lock, and gets it once it is released', async () => {
  const name = `quayside-${crypto.randomUUID()}`;
  const first = await openIndexedDb(name);
  await expect(openIndexedDb(name, { patience: 1 })).rejects.toMatchObject({
    reason: 'busy',
    message:
      "This browser's copy of the demo is in use by another process (another tab). Take it over here, and the other one stops.",
  });

  // Like a reload, where the new page starts before the old one has closed.
  const waiting = openIndexedDb(name);
  first.close();
  (await waiting).close();
  await deleteIndexedDb(name);
});

test('a page takes over with all the data, and the other one stops storing', async () => {
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

test('rejected data is not locked: another page can reset it', async () => {
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

test('without the Web Locks API a page opens the data without a lock', async () => {
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

test('a database of another app is rejected', async () => {
  const name = `quayside-${crypto.randomUUID()}`;
  const opening = indexedDB.open(name, 2);
  await new Promise((resolve) => {
    opening.addEventListener('success', resolve);
  });
  opening.result.close();
  await expect(openIndexedDb(name)).rejects.toThrow(StoredDataError);
  await deleteIndexedDb(name);
});
