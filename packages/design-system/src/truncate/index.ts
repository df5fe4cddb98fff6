export { Truncate } from './Truncate.tsx';
