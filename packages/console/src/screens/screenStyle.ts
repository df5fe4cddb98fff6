import { layers } from '@quayside/design-system';
import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';

/** `style()` in the layer of screens, which a host page's own rules always win over. */
export function screenStyle(rule: StyleRule): string {
  return style({ '@layer': { [layers.screens]: rule } });
}

/** `styleVariants()` in the layer of screens. */
export function screenVariants<Name extends string>(
  rules: Record<Name, StyleRule>,
): Record<Name, string> {
  return styleVariants(rules, (rule: StyleRule) => ({ '@layer': { [layers.screens]: rule } }));
}
