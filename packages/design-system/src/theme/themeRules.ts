import { assignVars, globalStyle } from '@vanilla-extract/css';
import type { GlobalStyleRule } from '@vanilla-extract/css';

import { vars } from './contract.css.ts';
import type { ThemeValues } from './contract.css.ts';
import { dark } from './dark.ts';
import { layers } from './layers.ts';
import { light } from './light.ts';

/** A rule in the token layer. Call it in a `.css.ts` file, like everything here. */
export const tokens = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.tokens]: rule } });

/** `data-theme` or `data-density` on the root, or on any element inside it. */
export const at = (attribute: string) => `.qs-root[${attribute}], .qs-root [${attribute}]`;

export const isDark = at("data-theme='dark'");
export const isLight = at("data-theme='light'");
export const isSystem = at("data-theme='system'");
export const systemIsLight = '(prefers-color-scheme: light)';

const { color, shadow, log, ansi, chart } = vars;

const namesInCommon = new Set<string>([log.surface, log.text, log.muted]);

/** The tokens that only a log viewer uses. */
const ofLogViewer: ReadonlySet<string> = new Set(
  [...Object.values(log), ...Object.values(ansi)].filter((name) => !namesInCommon.has(name)),
);

/** Sets tokens in both themes: those of the log viewer, or all others. */
export function declareThemes(words: 'logViewer' | 'others'): void {
  const themeVars = (values: ThemeValues) =>
    Object.fromEntries(
      Object.entries(assignVars({ color, shadow, log, ansi, chart }, values)).filter(
        ([name]) => ofLogViewer.has(name) === (words === 'logViewer'),
      ),
    );
  const lightRule = { colorScheme: 'light', vars: themeVars(light) };
  // `.qs-root` alone is dark, the default. A nested root starts over.
  tokens(`.qs-root, ${isDark}, ${isSystem}`, { colorScheme: 'dark', vars: themeVars(dark) });
  tokens(isLight, lightRule);
  tokens(isSystem, { '@media': { [systemIsLight]: lightRule } });
  // Paper is white.
  tokens(`.qs-root, ${at('data-theme')}`, { '@media': { print: lightRule } });
}
