import { globalLayer } from '@vanilla-extract/css';

import { componentLayers } from './componentLayers.ts';
import { layers } from './layers.ts';

/**
 * Writes the order of all layers into the current stylesheet. Each stylesheet must declare it: a
 * browser uses the order in the first one it loads, which depends on the bundler.
 * Call it in a `.css.ts` file of vanilla-extract.
 */
export function declareLayers(): void {
  const { reset, tokens, components, screens } = layers;
  globalLayer([reset, tokens, components, screens, ...componentLayers.values()].join(', '));
}
