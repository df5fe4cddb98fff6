import { expect, test } from 'vitest';

import { createPlatform } from '../platform/platform.ts';
import { openIndexedDb } from './indexedDb.ts';

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
  indexedDB.deleteDatabase(name);
});
