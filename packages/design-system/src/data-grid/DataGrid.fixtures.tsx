import { useMemo, useState } from 'react';

import type { TableColumn, TableSort } from '../table/index.ts';
import { appsProps, AtNow, type App } from '../table/Table.fixtures.tsx';
import { DataGrid } from './DataGrid.tsx';
import type { DataGridProps } from './types.ts';

/** A row of the large example. */
export interface Berth {
  id: string;
  number: number;
  vessel: string;
  harbour: string;
  length: number;
}

const names = ['Albatross', 'Bluefin', 'Cormorant', 'Dunlin', 'Eider', 'Fulmar', 'Gannet'];
const harbours = ['Rotterdam', 'Valparaíso', 'Busan', 'Halifax'];

/** Generates rows, the same each time. */
export function berths(count: number): readonly Berth[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `B-${at + 1}`,
    number: at + 1,
    vessel: `${names[at % names.length]} ${at + 1}`,
    harbour: harbours[(at * 7) % harbours.length] ?? '',
    length: 20 + ((at * 7919) % 380),
  }));
}

/** Columns of the large example. */
export const berthColumns: readonly TableColumn<Berth>[] = [
  { id: 'number', header: '#', width: 88, align: 'end', cell: ({ number }) => number },
  {
    id: 'vessel',
    header: 'Vessel',
    isRowHeader: true,
    allowsSorting: true,
    cell: ({ vessel }) => vessel,
  },
  { id: 'harbour', header: 'Harbour', allowsSorting: true, cell: ({ harbour }) => harbour },
  {
    id: 'length',
    header: 'Length',
    width: 140,
    align: 'end',
    allowsSorting: true,
    narrow: 'end',
    cell: ({ length }) => `${length} m`,
  },
];

const byKey = ({ id }: Berth) => id;
const byName = ({ vessel }: Berth) => vessel;

/** The small example, with any props replaced. */
export function AppsGrid(props: Partial<DataGridProps<App>>) {
  return (
    <AtNow>
      <DataGrid {...appsProps} {...props} />
    </AtNow>
  );
}

/** The large example, with any props replaced. */
export function BerthsGrid(props: Partial<DataGridProps<Berth>>) {
  const rows = useMemo(() => berths(10_000), []);
  return (
    <DataGrid
      aria-label="Berths"
      columns={berthColumns}
      rows={rows}
      getRowKey={byKey}
      getRowText={byName}
      maxVisibleRows={10}
      selectionMode="multiple"
      {...props}
    />
  );
}

/** The large example, sorted by its parent. */
export function SortedBerthsGrid() {
  const [sort, setSort] = useState<TableSort>({ column: 'length', direction: 'descending' });
  const rows = useMemo(() => {
    const sign = sort.direction === 'ascending' ? 1 : -1;
    return berths(10_000).toSorted((a, b) => {
      if (sort.column === 'length') return sign * (a.length - b.length);
      const [one, other] =
        sort.column === 'harbour' ? [a.harbour, b.harbour] : [a.vessel, b.vessel];
      return sign * one.localeCompare(other, 'en', { numeric: true });
    });
  }, [sort]);
  return <BerthsGrid rows={rows} sortDescriptor={sort} onSortChange={setSort} />;
}
