import { layers } from '@quayside/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import type { StyleRule } from '@vanilla-extract/css';

/** `style()` in the `quayside.screens` layer: a screen wins over components, a host over both. */
export function screenStyle(rule: StyleRule): string {
  return style({ '@layer': { [layers.screens]: rule } });
}

/** One class per entry, each in the `quayside.screens` layer. */
export function screenVariants<Name extends string>(
  rules: Record<Name, StyleRule>,
): Record<Name, string> {
  return styleVariants(rules, (rule: StyleRule) => [{ '@layer': { [layers.screens]: rule } }]);
}
