import { describe, expect, test } from 'vitest';

import { sampleApp, sampleApps } from '../../testing/samples.ts';
import { searchApps } from './appsPage.ts';

const all = { data: [...sampleApps], count: sampleApps.length };
const names = (search: string) => searchApps(all, search, 1).apps.map(({ name }) => name);

describe('searchApps', () => {
  test('searches names, ignoring case', () => {
    expect(names(' HARBOUR ')).toEqual(['Harbour API']);
  });

  test('searches slugs and URLs', () => {
    expect(names('tide-t')).toEqual(['Tide Tables']);
    expect(names('geo-search.quayside')).toEqual(['Geo Search']);
  });

  test('returns ten results per page, and their total', () => {
    const many = Array.from({ length: 23 }, (_, index) =>
      sampleApp({ seed: index, name: `Dock ${index + 1}`, agoMs: 0 }),
    );
    const page = searchApps({ data: many, count: 23 }, 'dock', 3);
    expect(page.apps.map(({ name }) => name)).toEqual(['Dock 21', 'Dock 22', 'Dock 23']);
    expect(page.count).toBe(23);
  });

  test('reports how many apps it did not search', () => {
    expect(searchApps({ ...all, count: 110 }, 'tide', 1).unsearchedCount).toBe(100);
  });
});
