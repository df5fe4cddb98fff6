export { QuaysideMark } from './QuaysideMark.tsx';
export type { QuaysideMarkProps } from './QuaysideMark.tsx';
