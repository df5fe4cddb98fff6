import { array, assert, boolean, integer, nat, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createOffsets, packed } from './offsets.ts';

/** Lines by their length, and whether each counts: long enough that some stretches are leapt over. */
const things = array(record({ length: integer({ min: 1, max: 9 }), isIn: boolean() }), {
  minLength: 1,
  maxLength: 200,
});

test('numbers take as few bytes as the greatest of them needs', () => {
  const bytesOf = (...values: number[]) => packed(values).BYTES_PER_ELEMENT;
  expect([bytesOf(), bytesOf(0), bytesOf(255, 3)]).toEqual([1, 1, 1]);
  expect([bytesOf(256), bytesOf(3, 65_535, 4)]).toEqual([2, 2]);
  expect([bytesOf(65_536), bytesOf(70_000, 3)]).toEqual([4, 4]);
  expect([...packed([70_000, 3])]).toEqual([70_000, 3]);
});

describe('offsets', () => {
  test('return the start of each item', () => {
    assert(
      property(things, (all) => {
        const offsets = createOffsets(
          packed(all.map(({ length }) => length)),
          (at) => all[at]?.isIn === true,
        );
        let begin = 0;
        for (const [index, { length, isIn }] of all.entries()) {
          expect(offsets.of(index)).toBe(begin);
          if (isIn) begin += length;
        }
      }),
    );
  });

  test('find the items at increasing positions, at any distance', () => {
    assert(
      property(things, array(nat(2000)), (all, wanted) => {
        const owners = all.flatMap(({ length, isIn }, index) =>
          isIn ? Array.from({ length }, () => index) : [],
        );
        const find = createOffsets(
          packed(all.map(({ length }) => length)),
          (at) => all[at]?.isIn === true,
        ).walk();
        const places = wanted.filter((place) => place < owners.length).toSorted((a, b) => a - b);
        expect(places.map(find)).toEqual(places.map((place) => owners[place]));
      }),
    );
  });
});
