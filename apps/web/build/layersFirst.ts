import type { Plugin } from 'vite';

import { componentLayers } from '../../../packages/design-system/src/theme/componentLayers.ts';
import { layers } from '../../../packages/design-system/src/theme/layers.ts';

const order = [...Object.values(layers), ...componentLayers.values()].join(', ');
const statement = /@layer (quayside\.[^{;]+);/g;

/**
 * Says the order of the cascade layers once, where the app's first stylesheet begins. Each of ours says it too, for
 * whoever loads them in another order; in each of the build's many pieces it would cost a page 300 bytes a piece.
 */
export function layersFirst(): Plugin {
  return {
    name: 'quayside-layers-first',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.vanilla\.css|design-system\/src\/styles\.css/ },
      handler(code, id) {
        if (!id.includes('.vanilla.css')) return { code: `@layer ${order};\n${code}`, map: null };
        for (const [, names = ''] of code.matchAll(statement)) {
          // vanilla-extract adds one with the name of each layer that a file uses.
          if (names.includes(',') && names !== order) {
            this.error(`${id} has another order of the cascade layers.`);
          }
        }
        return { code: code.replaceAll(statement, ''), map: null };
      },
    },
  };
}
