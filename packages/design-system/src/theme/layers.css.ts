import { globalLayer } from '@vanilla-extract/css';

import { componentOrder } from './componentOrder.ts';
import type { ComponentFolder } from './componentOrder.ts';

const quayside = globalLayer('quayside');

/**
 * The cascade layers, weakest first. Everything ships in one of them, so that any unlayered rule of
 * a host page wins without a fight over specificity.
 */
export const layers = {
  reset: globalLayer({ parent: quayside }, 'reset'),
  tokens: globalLayer({ parent: quayside }, 'tokens'),
  components: globalLayer({ parent: quayside }, 'components'),
  screens: globalLayer({ parent: quayside }, 'screens'),
};

const layerOf = (folder: ComponentFolder) =>
  [folder, globalLayer({ parent: layers.components }, folder)] as const;

/** The layer inside `components` of each component's own folder, weakest first. */
export const componentLayers: ReadonlyMap<string, string> = new Map(componentOrder.map(layerOf));
