// The baseline: a semantic table that renders the rows in view, and nothing else.
import { useState } from 'react';

import { areaHeight, rowHeight, useRows, type Asked } from './data.ts';

const OVERSCAN = 6;

export function PlainTable(asked: Asked) {
  const rows = useRows(asked);
  const [top, setTop] = useState(0);
  const start = Math.max(0, Math.floor(top / rowHeight) - OVERSCAN);
  const end = Math.min(rows.length, start + areaHeight / rowHeight + 2 * OVERSCAN);
  return (
    <div
      className="area"
      style={{ height: areaHeight, overflow: 'auto' }}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
    >
      <table aria-rowcount={rows.length + 1} style={{ width: '100%', tableLayout: 'fixed' }}>
        <thead>
          <tr>
            <th>#</th>
            <th>
              <button type="button">Vessel</button>
            </th>
            <th>Harbour</th>
            <th>
              <button type="button">Length</button>
            </th>
            <th>Free</th>
          </tr>
        </thead>
        <tbody>
          <tr style={{ height: start * rowHeight }} />
          {rows.slice(start, end).map(({ id, vessel, harbour, length, free }, at) => (
            <tr key={id} aria-rowindex={start + at + 2} style={{ height: rowHeight }}>
              <td>{start + at + 1}</td>
              <th scope="row">{vessel}</th>
              <td>{harbour}</td>
              <td>{length} m</td>
              <td>{free}</td>
            </tr>
          ))}
          <tr style={{ height: (rows.length - end) * rowHeight }} />
        </tbody>
      </table>
    </div>
  );
}
