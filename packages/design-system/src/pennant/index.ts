export { Pennant } from './Pennant.tsx';
