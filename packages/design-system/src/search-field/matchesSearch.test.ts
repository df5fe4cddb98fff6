import { expect, test } from 'vitest';

import { matchesSearch } from './matchesSearch.ts';

test.each([
  ['Café API', 'cafe'],
  ['Cafe API', 'CAFÉ'],
  ['Zürich', 'zurich'],
  ['İstanbul', 'istanbul'],
  ['Łódź', 'lodz'],
  ['Smørrebrød', 'smorre'],
  ['Straße', 'strasse'],
  ['ガイド', 'カイト'],
  ['tides', '  Tide '],
  ['tides', ''],
])('%s is found by %j, composed or decomposed', (text, search) => {
  for (const textForm of ['NFC', 'NFD']) {
    for (const searchForm of ['NFC', 'NFD']) {
      expect(matchesSearch(text.normalize(textForm), search.normalize(searchForm))).toBe(true);
    }
  }
});

test('another text is not found', () => {
  expect(matchesSearch('Café API', 'cafes')).toBe(false);
});
