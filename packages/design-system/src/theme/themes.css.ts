import { assignVars } from '@vanilla-extract/css';

import { vars } from './contract.css.ts';
import type { HighContrastValues } from './contract.css.ts';
import { darkHighContrast } from './dark.ts';
import { declareLayers } from './declareLayers.ts';
import { lightHighContrast } from './light.ts';
import { comfortable, compact, shared, underFingers } from './shared.ts';
import {
  at,
  declareThemes,
  isDark,
  isLight,
  isSystem,
  systemIsLight,
  tokens,
} from './themeRules.ts';

declareLayers();

const { color, density, duration, ease, font, fontSize } = vars;
const { leading, radius, size, space, tracking, weight, z } = vars;
const everywhere = {
  duration,
  ease,
  font,
  fontSize,
  leading,
  radius,
  size,
  space,
  tracking,
  weight,
  z,
};

tokens('.qs-root', { vars: assignVars(everywhere, shared) });
declareThemes('others');

tokens(`.qs-root, ${at("data-density='comfortable'")}`, { vars: assignVars(density, comfortable) });
tokens(at("data-density='compact'"), { vars: assignVars(density, compact) });
const { controlSm, controlMd, controlLg } = density;
tokens(`.qs-root, ${at('data-density')}`, {
  '@media': {
    '(pointer: coarse)': { vars: assignVars({ controlSm, controlMd, controlLg }, underFingers) },
  },
});

const { border, borderStrong, borderControl, text, textMuted, textSubtle, textDisabled } = color;
const highContrastTokens = {
  border,
  borderStrong,
  borderControl,
  text,
  textMuted,
  textSubtle,
  textDisabled,
};
const moreContrast = (values: HighContrastValues) => ({
  vars: assignVars(highContrastTokens, values),
});

const contrast = '(prefers-contrast: more)';
const moreOfDark = moreContrast(darkHighContrast);
const moreOfLight = moreContrast(lightHighContrast);

tokens(`.qs-root, ${isDark}, ${isSystem}`, { '@media': { [contrast]: moreOfDark } });
tokens(isLight, { '@media': { [contrast]: moreOfLight } });
tokens(isSystem, { '@media': { [`${contrast} and ${systemIsLight}`]: moreOfLight } });

/** The same, for pages that request it regardless of the system setting. */
const withMore = (themes: string) =>
  `.qs-root[data-contrast='more']:is(${themes}), .qs-root[data-contrast='more'] :is(${themes})`;
tokens(withMore("[data-theme='dark'], [data-theme='system']"), moreOfDark);
tokens(withMore("[data-theme='light']"), moreOfLight);
tokens(withMore("[data-theme='system']"), { '@media': { [systemIsLight]: moreOfLight } });
tokens(`.qs-root, ${at('data-theme')}`, {
  '@media': { [`print and ${contrast}`]: moreOfLight },
});
tokens(withMore('[data-theme]'), { '@media': { print: moreOfLight } });

tokens('.qs-root', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: assignVars(duration, { fast: '0ms', base: '0ms', slow: '0ms', shimmer: '0ms' }),
    },
  },
});

// Components that opt out of the forced palette (a checked switch, a progress bar) still use system colours,
// and no theme may override them.
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
  // An icon keeps the colour that is set on it, which would hardly be seen on another background.
  [color.successFg]: 'CanvasText',
  [color.warningFg]: 'CanvasText',
  [color.dangerFg]: 'CanvasText',
  [color.infoFg]: 'CanvasText',
  [color.dangerSolid]: 'CanvasText',
  [color.onDanger]: 'Canvas',
  [color.accent]: 'Highlight',
  [color.accentHover]: 'Highlight',
  [color.accentPressed]: 'Highlight',
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
