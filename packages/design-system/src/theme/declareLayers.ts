import { globalLayer } from '@vanilla-extract/css';

import { componentLayers } from './componentLayers.ts';
import { layers } from './layers.ts';

/**
 * Writes the order of all layers into the stylesheet that is being made. Each has to say it: a
 * browser takes the order from the first one it meets, and which that is, the bundler decides.
 * To be called in a `.css.ts` file of vanilla-extract.
 */
export function declareLayers(): void {
  const { reset, tokens, components, screens } = layers;
  globalLayer([reset, tokens, components, screens, ...componentLayers.values()].join(', '));
}
