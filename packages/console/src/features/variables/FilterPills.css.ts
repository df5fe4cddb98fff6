import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

/** In one line, which scrolls on a small screen. */
export const pills = screenStyle({
  display: 'flex',
  gap: vars.space[1],
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const pill = screenStyle({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '6px',
  blockSize: vars.density.controlSm,
  paddingInline: vars.space[2],
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  background: 'none',
  fontSize: vars.fontSize[12],
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  cursor: 'default',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover, color: vars.color.text },
    '&[data-selected]': {
      background: vars.color.hover,
      borderColor: vars.color.borderStrong,
      color: vars.color.text,
    },
    '&[data-focus-visible]': {
      outline: `${vars.size.focusWidth} solid ${vars.color.focusRing}`,
      outlineOffset: '-2px',
    },
  },
  '@media': {
    '(pointer: coarse)': { blockSize: 44 },
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const count = screenStyle({
  color: vars.color.textMuted,
  '@media': {
    '(forced-colors: active)': { selectors: { '[data-selected] > &': { color: 'inherit' } } },
  },
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
