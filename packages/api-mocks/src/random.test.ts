import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { createRandom, hash32, randomBelow, randomUuid, uuidOf } from './random.ts';

test('the same seed yields the same values, and another seed other values', () => {
  const values = (seed: string) => {
    const random = createRandom(seed);
    return Array.from({ length: 8 }, () => random.uint32());
  };
  expect(values('a')).toEqual(values('a'));
  expect(values('a')).not.toEqual(values('b'));
});

test('a source resumes from its state', () => {
  const random = createRandom('seed');
  random.uint32();
  const copy = createRandom(random.state);
  expect(copy.uint32()).toBe(random.uint32());
});

test('values are below the limit', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 31 }), (seed, end) => {
      const value = randomBelow(createRandom(seed), end);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(end);
    }),
  );
});

test('every UUID has version 4', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
      expect(randomUuid(createRandom(seed))).toMatch(pattern);
      expect(uuidOf(seed)).toMatch(pattern);
    }),
  );
});

test('a hash distinguishes its parts', () => {
  expect(hash32('ab', 'c')).not.toBe(hash32('a', 'bc'));
  expect(hash32(1, 2)).not.toBe(hash32(2, 1));
});
