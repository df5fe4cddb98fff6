import { create } from 'storybook/theming';

import { dark } from '../packages/design-system/src/theme/dark.ts';
import { light } from '../packages/design-system/src/theme/light.ts';
import { toHex } from '../packages/design-system/src/theme/oklch.ts';
import { shared } from '../packages/design-system/src/theme/shared.ts';

/** Storybook's own parts in our colours. It mixes colours itself, and reads no `oklch()`. */
function themeOf(base: 'dark' | 'light', { color }: typeof dark | typeof light) {
  const accent = toHex(color.accentFg);
  const onAccent = toHex(color.onAccent);
  return create({
    base,
    brandTitle: 'Quayside',
    brandImage: `quayside-${base}.svg`,
    brandTarget: '_self',
    fontBase: shared.font.sans,
    fontCode: shared.font.mono,
    colorPrimary: accent,
    colorSecondary: accent,
    appBg: toHex(color.surface),
    appContentBg: toHex(color.surface),
    appPreviewBg: toHex(color.surface),
    appHoverBg: toHex(color.overlay),
    appBorderColor: toHex(color.border),
    appBorderRadius: 8,
    barBg: toHex(color.surface),
    barTextColor: toHex(color.textMuted),
    barHoverColor: accent,
    barSelectedColor: accent,
    buttonBg: toHex(color.raised),
    buttonBorder: toHex(color.borderStrong),
    booleanBg: toHex(color.inset),
    booleanSelectedBg: toHex(color.overlay),
    inputBg: toHex(color.field),
    inputBorder: toHex(color.borderControl),
    inputTextColor: toHex(color.text),
    inputBorderRadius: 6,
    textColor: toHex(color.text),
    textMutedColor: toHex(color.textMuted),
    textInverseColor: onAccent,
  });
}

export const storybookThemes = { dark: themeOf('dark', dark), light: themeOf('light', light) };
