import { componentOrder } from './componentOrder.ts';
import { layers } from './layers.ts';

/** The layer inside `components` of each component's folder, weakest first. */
export const componentLayers: ReadonlyMap<string, string> = new Map(
  componentOrder.map((folder) => [folder, `${layers.components}.${folder}`]),
);
