export { Table, type TableProps } from './Table.tsx';
export { type TableColumn, type TableSort } from './types.ts';
