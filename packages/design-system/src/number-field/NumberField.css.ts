import { vars } from '../theme/contract.css.ts';
import { componentGlobalStyle, componentStyle } from '../theme/style.ts';

export const box = componentStyle({ paddingInlineEnd: 0 });

export const input = componentStyle({ fontVariantNumeric: 'tabular-nums' });

/** The buttons fill the end of the box, side by side, so that each is a target of 24 px or more. */
export const steppers = componentStyle({
  display: 'flex',
  flex: 'none',
  alignSelf: 'stretch',
});

export const stepper = componentStyle({
  vars: { [vars.size.icon]: '14px' },
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  borderInlineStart: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  selectors: {
    '&[data-hovered]': { background: vars.color.hover, color: vars.color.text },
    '&[data-pressed]': { background: vars.color.pressed },
    '&[data-disabled]': { color: vars.color.textDisabled },
  },
});

componentGlobalStyle(`.${steppers} > :last-child`, {
  borderStartEndRadius: `calc(${vars.radius.md} - 1px)`,
  borderEndEndRadius: `calc(${vars.radius.md} - 1px)`,
});
