// TanStack Table and Virtual, combined as documented, with their sorting and filtering.
import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  filterFns,
  flexRender,
  rowSelectionFeature,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';

import { areaHeight, rowHeight, type Asked, type Berth } from './data.ts';

const features = tableFeatures({
  columnFilteringFeature,
  rowSortingFeature,
  rowSelectionFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns,
  sortFns,
});
const helper = createColumnHelper<typeof features, Berth>();
const columns = helper.columns([
  helper.display({ id: 'number', header: '#', cell: ({ row }) => row.index + 1 }),
  helper.accessor('vessel', { header: 'Vessel', filterFn: 'includesString', sortFn: 'basic' }),
  helper.accessor('harbour', { header: 'Harbour' }),
  helper.accessor('length', { header: 'Length', sortFn: 'basic' }),
  helper.accessor('free', { header: 'Free' }),
]);

export function TanStackTable({ rows: all, query, sortsBy }: Asked) {
  const area = useRef<HTMLDivElement>(null);
  const data = useMemo(() => [...all], [all]);
  const state = useMemo(
    () => ({
      sorting: [{ id: sortsBy, desc: false }],
      columnFilters: query === '' ? [] : [{ id: 'vessel', value: query }],
    }),
    [query, sortsBy],
  );
  const table = useTable({ features, columns, data, state, getRowId: ({ id }) => id });
  const { rows } = table.getRowModel();
  // oxlint-disable-next-line react/incompatible-library -- it is what is measured
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => area.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 6,
  });
  const items = virtualizer.getVirtualItems();
  const end = items.at(-1)?.end ?? 0;
  return (
    <div ref={area} className="area" style={{ height: areaHeight, overflow: 'auto' }}>
      <table style={{ width: '100%', tableLayout: 'fixed' }}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id}>
                  <button type="button" onClick={header.column.getToggleSortingHandler()}>
                    {flexRender(header.column.columnDef.header, header.getContext())}
                  </button>
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          <tr style={{ height: items[0]?.start ?? 0 }} />
          {items.map(({ key, index }) => (
            <tr key={String(key)} aria-rowindex={index + 2} style={{ height: rowHeight }}>
              {rows[index]?.getAllCells().map((cell) => (
                <td key={cell.id}>{flexRender(cell.column.columnDef.cell, cell.getContext())}</td>
              ))}
            </tr>
          ))}
          <tr style={{ height: virtualizer.getTotalSize() - end }} />
        </tbody>
      </table>
    </div>
  );
}
