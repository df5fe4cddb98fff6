import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

const { color } = vars;

export const button = componentStyle({
  display: 'inline-flex',
  alignSelf: 'flex-start',
  verticalAlign: 'middle',
  alignItems: 'flex-start',
  gap: vars.space[2],
  minBlockSize: '24px',
  paddingBlock: '2px',
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  cursor: 'default',
  // The ring surrounds only the box.
  outline: 'none',
  selectors: { '&[data-disabled]': { color: color.textDisabled } },
  // 44 px with a line of text.
  '@media': { '(pointer: coarse)': { paddingBlock: vars.space[3] } },
});

export const box = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '16px',
  blockSize: '16px',
  marginBlock: '2px',
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.sm,
  background: color.field,
  color: color.onAccent,
  selectors: {
    '[data-hovered] > &': { borderColor: color.textSubtle },
    '[data-invalid] > &': { borderColor: color.dangerSolid },
    '[data-focus-visible] > &': {
      outline: `${vars.size.focusWidth} solid ${color.focusRing}`,
      outlineOffset: vars.size.focusOffset,
    },
    ':is([data-selected], [data-indeterminate]) > &': {
      borderColor: color.accent,
      background: color.accent,
    },
    '[data-disabled] > &': { borderColor: color.borderStrong, background: 'transparent' },
    '[data-disabled]:is([data-selected], [data-indeterminate]) > &': {
      background: color.borderStrong,
      color: color.raised,
    },
  },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});

export const icon = componentStyle({
  vars: { [vars.size.icon]: '12px', [vars.size.iconStroke]: '3' },
});

/** Help and errors align with the label, not with the box. */
export const message = componentStyle({
  paddingInlineStart: '24px',
  selectors: { '&:empty': { display: 'none' } },
});
