export { QuaysideMark } from './QuaysideMark.tsx';
