import { expect, test } from 'vitest';

import { readAllPages } from './readAllPages.ts';

const items = Array.from({ length: 230 }, (_, index) => index);
const page = (data: number[], count: number) => Promise.resolve({ data, count });

test('all pages of a list are fetched', async () => {
  const asked: number[] = [];
  const all = await readAllPages(({ skip, limit }) => {
    asked.push(skip);
    return page(items.slice(skip, skip + limit), items.length);
  });
  expect(all).toEqual(items);
  expect(asked).toEqual([0, 100, 200]);
});

test('an empty list takes one request', async () => {
  let calls = 0;
  expect(await readAllPages(() => page([], calls++))).toEqual([]);
  expect(calls).toBe(1);
});

test('fetching stops at an empty page, even if `count` promises more', async () => {
  expect(await readAllPages(({ skip }) => page(skip === 0 ? [1, 2] : [], 5))).toEqual([1, 2]);
});
