import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css';

import { layers } from './layers.css.ts';

/** `style()` in the `quayside.components` layer. Other class names may be composed in. */
export function componentStyle(rule: StyleRule, ...composed: string[]): string {
  const own = { '@layer': { [layers.components]: rule } };
  return style(composed.length === 0 ? own : [...composed, own]);
}

/** One class per entry, each in the `quayside.components` layer. */
export function componentVariants<Name extends string | number>(
  rules: Record<Name, StyleRule>,
): Record<Name, string> {
  return styleVariants(rules, (rule: StyleRule) => [{ '@layer': { [layers.components]: rule } }]);
}

/** `globalStyle()` in the `quayside.components` layer. The selector must start at a class of ours. */
export function componentGlobalStyle(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layers.components]: rule } });
}
