import { describe, expect, test } from 'vitest';

import { sampleApp, sampleApps } from '../../testing/samples.ts';
import { searchApps } from './appsPage.ts';

const all = { data: [...sampleApps], count: sampleApps.length };
const names = (search: string) =>
  searchApps(all, { search, page: 1, order: 'desc' }).apps.map(({ name }) => name);

describe('searchApps', () => {
  test('searches names, ignoring case', () => {
    expect(names(' HARBOUR ')).toEqual(['Harbour API']);
  });

  test.each(['NFC', 'NFD'])('ignores diacritics, in %s', (form) => {
    const apps = [sampleApp({ seed: 1, name: 'Café API'.normalize(form), agoMs: 0 })];
    const found = (search: string) =>
      searchApps({ data: apps, count: 1 }, { search, page: 1, order: 'desc' }).count;
    expect(['cafe', 'café'.normalize('NFC'), 'CAFÉ'.normalize('NFD')].map(found)).toEqual([
      1, 1, 1,
    ]);
  });

  test('searches slugs and URLs', () => {
    expect(names('tide-t')).toEqual(['Tide Tables']);
    expect(names('geo-search.quayside')).toEqual(['Geo Search']);
  });

  test('returns ten results per page, and their total', () => {
    const many = Array.from({ length: 23 }, (_, index) =>
      sampleApp({ seed: index, name: `Dock ${index + 1}`, agoMs: 0 }),
    );
    const page = searchApps({ data: many, count: 23 }, { search: 'dock', page: 3, order: 'desc' });
    expect(page.apps.map(({ name }) => name)).toEqual(['Dock 21', 'Dock 22', 'Dock 23']);
    expect(page.count).toBe(23);
  });

  test('returns the oldest results first on request', () => {
    const search = { search: 'harbour', page: 1 } as const;
    const newest = searchApps(all, { ...search, order: 'desc' }).apps;
    expect(searchApps(all, { ...search, order: 'asc' }).apps).toEqual(newest.toReversed());
  });

  test('reports how many apps it did not search', () => {
    expect(
      searchApps({ ...all, count: 110 }, { search: 'tide', page: 1, order: 'desc' })
        .unsearchedCount,
    ).toBe(100);
  });
});
