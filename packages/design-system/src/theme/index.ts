export { vars } from './contract.css.ts';
export { layers } from './layers.css.ts';
