import { declareLayers, layers } from '@quayside/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import type { StyleRule } from '@vanilla-extract/css';

function inScreens(rule: StyleRule): StyleRule {
  declareLayers();
  return { '@layer': { [layers.screens]: rule } };
}

/** `style()` in the `quayside.screens` layer: a screen wins over components, a host over both. */
export function screenStyle(rule: StyleRule): string {
  return style(inScreens(rule));
}

/** One class per entry, each in the `quayside.screens` layer. */
export function screenVariants<Name extends string>(
  rules: Record<Name, StyleRule>,
): Record<Name, string> {
  return styleVariants(rules, (rule: StyleRule) => [inScreens(rule)]);
}
