// React Aria's Table in its Virtualizer, as documented.
import {
  Cell,
  Column,
  Row,
  Table,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
} from 'react-aria-components';

import { areaHeight, rowHeight, useRows, type Asked } from './data.ts';

export function AriaTable(asked: Asked) {
  const rows = useRows(asked);
  return (
    <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight, headingHeight: 36 }}>
      <Table
        aria-label="Berths"
        className="area"
        style={{ display: 'block', height: areaHeight, overflow: 'auto' }}
        selectionMode="multiple"
        sortDescriptor={{ column: asked.sortsBy, direction: 'ascending' }}
      >
        <TableHeader>
          <Column id="number">#</Column>
          <Column id="vessel" isRowHeader allowsSorting>
            Vessel
          </Column>
          <Column id="harbour">Harbour</Column>
          <Column id="length" allowsSorting>
            Length
          </Column>
          <Column id="free">Free</Column>
        </TableHeader>
        <TableBody items={rows}>
          {({ id, vessel, harbour, length, free }) => (
            <Row id={id}>
              <Cell>{id}</Cell>
              <Cell>{vessel}</Cell>
              <Cell>{harbour}</Cell>
              <Cell>{length} m</Cell>
              <Cell>{free}</Cell>
            </Row>
          )}
        </TableBody>
      </Table>
    </Virtualizer>
  );
}
