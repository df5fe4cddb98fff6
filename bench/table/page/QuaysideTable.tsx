// Our grid with all its features enabled.
import type { TableColumn } from '@quayside/design-system';
import { DataGrid } from '@quayside/design-system/data-grid';

import { areaHeight, rowHeight, useRows, type Asked, type Berth } from './data.ts';

const columns: readonly TableColumn<Berth>[] = [
  { id: 'number', header: '#', width: 88, align: 'end', cell: ({ id }) => id.slice(2) },
  {
    id: 'vessel',
    header: 'Vessel',
    isRowHeader: true,
    allowsSorting: true,
    cell: ({ vessel }) => vessel,
  },
  { id: 'harbour', header: 'Harbour', cell: ({ harbour }) => harbour },
  { id: 'length', header: 'Length', allowsSorting: true, cell: ({ length }) => `${length} m` },
  { id: 'free', header: 'Free', cell: ({ free }) => free },
];
const byKey = ({ id }: Berth) => id;
const byName = ({ vessel }: Berth) => vessel;
const selected = ['B-1', 'B-2', 'B-5000'];

export function QuaysideTable(asked: Asked) {
  return (
    <DataGrid
      aria-label="Berths"
      columns={columns}
      rows={useRows(asked)}
      getRowKey={byKey}
      getRowText={byName}
      maxVisibleRows={areaHeight / rowHeight}
      selectionMode="multiple"
      defaultSelectedKeys={selected}
      sortDescriptor={{ column: asked.sortsBy, direction: 'ascending' }}
      onSortChange={() => {}}
    />
  );
}
