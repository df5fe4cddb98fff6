import { expect, test } from 'vitest';

import { mostApps, withLeftOut } from './leftOutFiles.ts';
import type { LeftOutByApp } from './leftOutFiles.ts';

test('the last choice for an app is stored, and an empty one is forgotten', () => {
  const first = withLeftOut({}, 'one', ['server.pem']);
  const second = withLeftOut(first, 'two', ['id_rsa', 'certs/a.key']);
  expect(second).toEqual({ one: ['server.pem'], two: ['id_rsa', 'certs/a.key'] });
  expect(withLeftOut(second, 'one', [])).toEqual({ two: ['id_rsa', 'certs/a.key'] });
});

test('the choices for the apps deployed last are kept', () => {
  let stored: LeftOutByApp = {};
  for (let app = 0; app <= mostApps; app += 1)
    stored = withLeftOut(stored, `app-${app}`, ['a.pem']);
  stored = withLeftOut(stored, 'app-1', ['b.pem']);
  stored = withLeftOut(stored, 'new', ['c.pem']);
  expect(Object.keys(stored)).toHaveLength(mostApps);
  expect(stored).not.toHaveProperty('app-0');
  expect(stored['app-1']).toEqual(['b.pem']);
});
