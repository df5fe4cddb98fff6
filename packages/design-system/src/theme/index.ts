export { vars } from './contract.css.ts';
export { declareLayers } from './declareLayers.ts';
export { layers } from './layers.ts';
export { shortViewport } from './media.ts';
