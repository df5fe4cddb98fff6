import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

const { color } = vars;

export const tabs = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
  // The ring surrounds the tab or the panel, not the whole component.
  outline: 'none',
  selectors: { '&[data-orientation=vertical]': { flexDirection: 'row', gap: vars.space[6] } },
});

export const list = componentStyle({
  display: 'flex',
  flex: 'none',
  gap: vars.space[5],
  minInlineSize: 0,
  // Overflowing tabs are reached by scrolling: with arrow keys, touch or the wheel.
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  boxShadow: `inset 0 -1px ${color.border}`,
  selectors: {
    '&[data-orientation=vertical]': {
      flexDirection: 'column',
      gap: 0,
      boxShadow: 'none',
      borderInlineStart: `1px solid ${color.border}`,
    },
  },
});

export const tab = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: '40px',
  borderRadius: vars.radius.sm,
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  fontWeight: vars.weight.medium,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  cursor: 'default',
  selectors: {
    '&:is([data-hovered], [data-pressed], [data-selected])': { color: color.text },
    '&[data-focus-visible]': { outlineOffset: '-2px' },
    '&[data-disabled]': { color: color.textDisabled },
    '&[data-selected]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '2px',
      background: color.accent,
    },
    '[data-orientation=vertical] > &': {
      minBlockSize: vars.density.controlMd,
      paddingInline: vars.space[3],
    },
    '[data-orientation=vertical] > &[data-selected]::after': {
      insetInline: '-1px auto',
      insetBlock: '4px',
      inlineSize: '2px',
      blockSize: 'auto',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]::after': { background: 'Highlight' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const end = componentStyle({
  color: color.textSubtle,
  fontVariantNumeric: 'tabular-nums',
});

export const panel = componentStyle({
  minInlineSize: 0,
  flex: '1 1 auto',
  borderRadius: vars.radius.sm,
});
