import { useMemo } from 'react';

/** Rows that every contender shows, filtered and sorted as requested. */
export interface Berth {
  id: string;
  vessel: string;
  harbour: string;
  length: number;
  free: string;
}

/** Props of every contender. */
export interface Asked {
  rows: readonly Berth[];
  /** Substring of the vessel's name. */
  query: string;
  sortsBy: 'vessel' | 'length';
}

/** Height in pixels of a row, and of the scroll container. */
export const rowHeight = 44;
export const areaHeight = 14 * rowHeight;

const names = ['Albatross', 'Bluefin', 'Cormorant', 'Dunlin', 'Eider', 'Fulmar', 'Gannet'];
const harbours = ['Rotterdam', 'Valparaíso', 'Busan', 'Halifax'];

/** Generates rows, the same in every run. */
export function createRows(count: number): readonly Berth[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `B-${at + 1}`,
    vessel: `${names[(at * 31) % names.length]} ${(at * 7919) % count}`,
    harbour: harbours[(at * 7) % harbours.length] ?? '',
    length: 20 + ((at * 7919) % 380),
    free: `2026-11-${String(1 + (at % 28)).padStart(2, '0')}`,
  }));
}

/** Rows in the requested order, for contenders without their own sorting and filtering. */
export function useRows({ rows, query, sortsBy }: Asked): readonly Berth[] {
  return useMemo(
    () =>
      rows
        .filter(({ vessel }) => vessel.toLowerCase().includes(query))
        .toSorted((a, b) =>
          sortsBy === 'length' ? a.length - b.length : a.vessel < b.vessel ? -1 : 1,
        ),
    [rows, query, sortsBy],
  );
}
