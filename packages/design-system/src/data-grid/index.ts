export { DataGrid } from './DataGrid.tsx';
export type { DataGridProps } from './types.ts';
