import { field } from '../field/Field.css.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

const { color } = vars;

/** The ring surrounds the focused element, not the whole component. */
export const root = componentStyle({ outline: 'none' }, field);

export const zone = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px dashed ${color.borderControl}`,
  borderRadius: vars.radius.lg,
  color: color.textMuted,
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  selectors: {
    '&[data-hovered]': { borderColor: color.textSubtle },
    '&[data-drop-target]': {
      border: `1px solid ${color.accent}`,
      background: color.selected,
      color: color.text,
    },
    '[data-invalid] > &': { borderColor: color.dangerSolid },
    '&[data-disabled]': { borderColor: color.border, color: color.textDisabled },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-drop-target]': { outline: '2px solid Highlight' } },
    },
  },
});

export const hint = componentStyle({ flex: '1 1 12rem', minInlineSize: 0 });

export const buttons = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
});

export const list = componentStyle({
  maxBlockSize: '15rem',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
});

export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.density.controlMd,
  paddingBlock: '4px',
  paddingInline: '10px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});

export const path = componentStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[12],
});

export const size = componentStyle({
  flex: 'none',
  color: color.textSubtle,
  fontVariantNumeric: 'tabular-nums',
});

export const reason = componentStyle({ color: color.dangerFg });

export const rejectedRow = componentStyle({
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: 0,
});
