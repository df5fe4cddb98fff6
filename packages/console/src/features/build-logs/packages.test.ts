import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { comparePackages, installedPackages } from './packages.ts';

test('reads the packages that uv and pip report', () => {
  expect([
    ...installedPackages([
      '#7 2.437  + fastapi==0.115.0',
      ' + Typing_Extensions==4.12.2',
      '#7 2.437  - requests==2.31.0',
      '#9 11.2 Successfully installed anyio-4.4.0 python-dotenv-1.0.1 uvicorn-0.40.0rc1',
      'Installed 3 packages',
      'echo "+ a==1"',
    ]),
  ]).toEqual([
    ['fastapi', '0.115.0'],
    ['typing-extensions', '4.12.2'],
    ['anyio', '4.4.0'],
    ['python-dotenv', '1.0.1'],
    ['uvicorn', '0.40.0rc1'],
  ]);
});

test('lists added, removed and changed packages', () => {
  expect(
    comparePackages(
      [' + httpx==0.28.0', ' + sqlalchemy==2.0.45', ' + anyio==4.4.0'],
      [' + requests==2.31.0', ' + SQLAlchemy==1.4.54', ' + anyio==4.4.0'],
    ),
  ).toEqual({
    added: [{ name: 'httpx', version: '0.28.0' }],
    removed: [{ name: 'requests', version: '2.31.0' }],
    changed: [{ name: 'sqlalchemy', from: '1.4.54', to: '2.0.45' }],
  });
});

test('says nothing when a log reports no packages', () => {
  expect(comparePackages([], [' + a==1'])).toBeUndefined();
  expect(comparePackages([' + a==1'], ['CACHED'])).toBeUndefined();
});

test('a log compared with itself has no difference, and swapping swaps added and removed', () => {
  const log = fc
    .dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('1.0', '2.0'), { minKeys: 1 })
    .map((versions) => Object.entries(versions).map(([name, version]) => ` + ${name}==${version}`));
  fc.assert(
    fc.property(log, log, (one, other) => {
      expect(comparePackages(one, one)).toEqual({ added: [], removed: [], changed: [] });
      const there = comparePackages(one, other);
      const back = comparePackages(other, one);
      expect(there?.added).toEqual(back?.removed);
      expect(there?.changed.map(({ name, from, to }) => [name, to, from])).toEqual(
        back?.changed.map(({ name, from, to }) => [name, from, to]),
      );
    }),
  );
});
