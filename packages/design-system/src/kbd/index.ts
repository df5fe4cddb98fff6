export { Kbd } from './Kbd.tsx';
