import { expect, test } from 'vitest';

import { readAllPages } from './readAllPages.ts';

const items = Array.from({ length: 230 }, (_, index) => index);
const page = (data: readonly number[], count: number) =>
  Promise.resolve({ data: [...data], count });
const pageOf = (list: readonly number[], skip: number, limit: number) =>
  page(list.slice(skip, skip + limit), list.length);

test('all pages of a list are fetched', async () => {
  const asked: number[] = [];
  const all = await readAllPages(({ skip, limit }) => {
    asked.push(skip);
    return pageOf(items, skip, limit);
  });
  expect(all).toEqual({ data: items, count: 230 });
  expect(asked).toEqual([0, 100, 200]);
});

test('an empty list takes one request', async () => {
  let calls = 0;
  expect(await readAllPages(() => page([], calls++))).toEqual({ data: [], count: 0 });
  expect(calls).toBe(1);
});

test('fetching stops at an empty page, even if `count` promises more', async () => {
  expect(await readAllPages(({ skip }) => page(skip === 0 ? [1, 2] : [], 5))).toEqual({
    data: [1, 2],
    count: 2,
  });
});

test('at most 20 pages are fetched, and `count` says how many items there are', async () => {
  const many = Array.from({ length: 2001 }, (_, index) => index);
  let calls = 0;
  const { data, count } = await readAllPages(({ skip, limit }) => {
    calls += 1;
    return pageOf(many, skip, limit);
  });
  expect(calls).toBe(20);
  expect(data).toEqual(many.slice(0, 2000));
  expect(count).toBe(2001);
});

test('a list of exactly the maximum is complete', async () => {
  expect(
    await readAllPages(({ skip, limit }) => pageOf(items.slice(0, 200), skip, limit), {
      maxPages: 2,
    }),
  ).toEqual({ data: items.slice(0, 200), count: 200 });
});

test('no page is fetched after the signal is aborted', async () => {
  const controller = new AbortController();
  let calls = 0;
  const reading = readAllPages(
    ({ skip, limit }) => {
      calls += 1;
      if (skip === 100) controller.abort();
      return pageOf(items, skip, limit);
    },
    { signal: controller.signal },
  );
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  expect(calls).toBe(2);
});
