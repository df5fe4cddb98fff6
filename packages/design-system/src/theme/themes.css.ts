import { assignVars, globalStyle } from '@vanilla-extract/css';
import type { GlobalStyleRule } from '@vanilla-extract/css';

import { vars } from './contract.css.ts';
import type { HighContrastValues, ThemeValues } from './contract.css.ts';
import { dark, darkHighContrast } from './dark.ts';
import { declareLayers } from './declareLayers.ts';
import { layers } from './layers.ts';
import { light, lightHighContrast } from './light.ts';
import { comfortable, compact, shared } from './shared.ts';

declareLayers();

const { color, shadow, log, ansi, chart, density, ...rest } = vars;

const tokens = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.tokens]: rule } });

const themeVars = (values: ThemeValues) => assignVars({ color, shadow, log, ansi, chart }, values);

/** `data-theme` or `data-density` on the root, or on any element inside it. */
const at = (attribute: string) => `.qs-root[${attribute}], .qs-root [${attribute}]`;

const darkRule = { colorScheme: 'dark', vars: themeVars(dark) };
const lightRule = { colorScheme: 'light', vars: themeVars(light) };

// `.qs-root` alone is dark: the default. A root inside another starts afresh.
tokens('.qs-root', { ...darkRule, vars: { ...darkRule.vars, ...assignVars(rest, shared) } });
tokens(at("data-theme='dark'"), darkRule);
tokens(at("data-theme='light'"), lightRule);
tokens(at("data-theme='system'"), {
  ...darkRule,
  '@media': { '(prefers-color-scheme: light)': lightRule },
});

tokens(`.qs-root, ${at("data-density='comfortable'")}`, { vars: assignVars(density, comfortable) });
tokens(at("data-density='compact'"), { vars: assignVars(density, compact) });

const { border, borderStrong, borderControl, text, textMuted, textSubtle, textDisabled } = color;
const highContrastWords = {
  border,
  borderStrong,
  borderControl,
  text,
  textMuted,
  textSubtle,
  textDisabled,
};
const moreContrast = (values: HighContrastValues) => ({
  vars: assignVars(highContrastWords, values),
});

const contrast = '(prefers-contrast: more)';
tokens(`.qs-root, ${at("data-theme='dark'")}`, {
  '@media': { [contrast]: moreContrast(darkHighContrast) },
});
tokens(at("data-theme='light'"), { '@media': { [contrast]: moreContrast(lightHighContrast) } });
tokens(at("data-theme='system'"), {
  '@media': {
    [contrast]: moreContrast(darkHighContrast),
    [`${contrast} and (prefers-color-scheme: light)`]: moreContrast(lightHighContrast),
  },
});

tokens('.qs-root', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: assignVars(vars.duration, { fast: '0ms', base: '0ms', slow: '0ms', shimmer: '0ms' }),
    },
  },
});

// Parts that opt out of the forced palette (a checked switch, a progress bar) still speak it.
tokens(`.qs-root, ${at('data-theme')}`, {
  '@media': {
    '(forced-colors: active)': {
      vars: {
        [color.text]: 'CanvasText',
        [color.textMuted]: 'CanvasText',
        [color.textSubtle]: 'CanvasText',
        [color.field]: 'Canvas',
        [color.raised]: 'Canvas',
        [color.dangerSolid]: 'CanvasText',
        [color.focusRing]: 'Highlight',
        [color.accent]: 'Highlight',
        [color.onAccent]: 'HighlightText',
        [color.border]: 'CanvasText',
        [color.borderStrong]: 'ButtonBorder',
        [color.borderControl]: 'ButtonBorder',
        [color.textDisabled]: 'GrayText',
        [color.track]: 'Canvas',
      },
    },
  },
});
