export { Pennant, type PennantProps } from './Pennant.tsx';
