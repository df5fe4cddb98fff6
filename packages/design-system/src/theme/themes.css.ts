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
const isDark = at("data-theme='dark'");
const isLight = at("data-theme='light'");
const isSystem = at("data-theme='system'");
const systemIsLight = '(prefers-color-scheme: light)';

const lightRule = { colorScheme: 'light', vars: themeVars(light) };

// `.qs-root` alone is dark: the default. A root inside another starts afresh.
tokens('.qs-root', { vars: assignVars(rest, shared) });
tokens(`.qs-root, ${isDark}, ${isSystem}`, { colorScheme: 'dark', vars: themeVars(dark) });
tokens(isLight, lightRule);
tokens(isSystem, { '@media': { [systemIsLight]: lightRule } });

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
const moreOfDark = moreContrast(darkHighContrast);
const moreOfLight = moreContrast(lightHighContrast);

tokens(`.qs-root, ${isDark}, ${isSystem}`, { '@media': { [contrast]: moreOfDark } });
tokens(isLight, { '@media': { [contrast]: moreOfLight } });
tokens(isSystem, { '@media': { [`${contrast} and ${systemIsLight}`]: moreOfLight } });

/** The same, where a page asks for it whatever the system says. */
const withMore = (theme: string) =>
  `.qs-root[data-contrast='more'][data-theme='${theme}'], .qs-root[data-contrast='more'] [data-theme='${theme}']`;
tokens(`${withMore('dark')}, ${withMore('system')}`, moreOfDark);
tokens(withMore('light'), moreOfLight);
tokens(withMore('system'), { '@media': { [systemIsLight]: moreOfLight } });

tokens('.qs-root', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: assignVars(vars.duration, { fast: '0ms', base: '0ms', slow: '0ms', shimmer: '0ms' }),
    },
  },
});

// Parts that opt out of the forced palette (a checked switch, a progress bar) still speak it, and
// no theme may talk them out of it.
const forced = {
  [color.text]: 'CanvasText',
  [color.textMuted]: 'CanvasText',
  [color.textSubtle]: 'CanvasText',
  [color.textDisabled]: 'GrayText',
  [color.field]: 'Canvas',
  [color.raised]: 'Canvas',
  [color.track]: 'Canvas',
  [color.border]: 'CanvasText',
  [color.borderStrong]: 'ButtonBorder',
  [color.borderControl]: 'ButtonBorder',
  [color.dangerSolid]: 'CanvasText',
  [color.accent]: 'Highlight',
  [color.onAccent]: 'HighlightText',
  [color.focusRing]: 'Highlight',
};
tokens(`.qs-root, ${at('data-theme')}`, {
  '@media': {
    '(forced-colors: active)': {
      vars: Object.fromEntries(
        Object.entries(forced).map(([word, system]) => [word, `${system} !important`]),
      ),
    },
  },
});
