import { declareLayers, layers } from '@quayside/design-system/theme';
import { style } from '@vanilla-extract/css';
import type { StyleRule } from '@vanilla-extract/css';

/** `style()` in the `quayside.screens` layer: a screen wins over components, a host over both. */
export function screenStyle(rule: StyleRule): string {
  declareLayers();
  return style({ '@layer': { [layers.screens]: rule } });
}
