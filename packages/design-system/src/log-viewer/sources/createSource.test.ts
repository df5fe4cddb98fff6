import { expect, test } from 'vitest';

import { createLogStore } from '../store/createLogStore.ts';
import { createSteppedScheduler } from '../testing.fixtures.ts';
import { createSource } from './createSource.ts';
import type { SourceLink } from './createSource.ts';
import { createSwitchedNetwork } from './testing.fixtures.ts';

test('entries that came while paused are added in slices, in order, with their gaps', () => {
  const scheduler = createSteppedScheduler(1);
  const store = createLogStore({ scheduler, masker: null });
  const links: SourceLink[] = [];
  const source = createSource({
    store,
    options: { network: createSwitchedNetwork() },
    start: (link) => {
      links.push(link);
      return { stop: () => {} };
    },
  });
  source.open();
  source.pause();
  const [link] = links;
  for (let index = 0; index < 50_000; index += 1) link?.append([`line ${index}`]);
  link?.gap({ reason: 'torn' });
  for (let index = 50_000; index < 90_000; index += 1) link?.append([`line ${index}`]);
  source.resume();
  link?.append(['after']);
  expect(store.size).toBeGreaterThan(0);
  expect(store.pending).toBeGreaterThan(50_000);
  scheduler.settle();
  expect([store.size, store.pending]).toEqual([90_002, 0]);
  expect([0, 49_999, 50_000, 50_001, 90_000, 90_001].map((line) => store.text(line))).toEqual([
    'line 0',
    'line 49999',
    'torn',
    'line 50000',
    'line 89999',
    'after',
  ]);
});
