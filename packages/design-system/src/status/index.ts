export { Status } from './Status.tsx';
export type { StatusProps } from './Status.tsx';
