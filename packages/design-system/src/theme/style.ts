import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import { getFileScope } from '@vanilla-extract/css/fileScope';

import { declareLayers } from './declareLayers.ts';
import { componentLayers } from './componentLayers.ts';

/** Puts a rule in the layer of the current stylesheet's folder. */
function inOwnLayer<Rule>(rule: Rule): { '@layer': Record<string, Rule> } {
  const { filePath } = getFileScope();
  const folder = filePath.split('/').at(-2) ?? '';
  const layer = componentLayers.get(folder);
  if (layer === undefined) {
    throw new Error(`${filePath}: list '${folder}' to src/theme/componentOrder.ts.`);
  }
  declareLayers();
  return { '@layer': { [layer]: rule } };
}

/** `style()` in the component's own layer. Other class names may be composed in. */
export function componentStyle(rule: StyleRule, ...composed: string[]): string {
  const own = inOwnLayer(rule);
  return style(composed.length === 0 ? own : [...composed, own]);
}

/** One class per entry, each in the component's own layer. */
export function componentVariants<Name extends string | number>(
  rules: Record<Name, StyleRule>,
): Record<Name, string> {
  return styleVariants(rules, (rule: StyleRule) => [inOwnLayer(rule)]);
}

/** `globalStyle()` in the component's own layer. The selector must start with a class of ours. */
export function componentGlobalStyle(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, inOwnLayer(rule));
}
