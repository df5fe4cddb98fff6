import { expect, test } from 'vitest';

import { createPlatform } from '../platform/platform.ts';
import { deleteIndexedDb, openIndexedDb } from './indexedDb.ts';
import { UnusableWorldError } from './unusableWorld.ts';

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
  await expect(refused).rejects.toThrow(UnusableWorldError);
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

test('a database of something else is refused', async () => {
  const name = `quayside-${crypto.randomUUID()}`;
  const opening = indexedDB.open(name, 2);
  await new Promise((resolve) => {
    opening.addEventListener('success', resolve);
  });
  opening.result.close();
  await expect(openIndexedDb(name)).rejects.toThrow(UnusableWorldError);
  await deleteIndexedDb(name);
});
