export { QuaysideMark, type QuaysideMarkProps } from './QuaysideMark.tsx';
