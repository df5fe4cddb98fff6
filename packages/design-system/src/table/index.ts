export { Table } from './Table.tsx';
export { type TableColumn, type TableProps, type TableSort } from './types.ts';
