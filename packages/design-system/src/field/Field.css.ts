import { vars } from '../theme/contract.css.ts';
import { componentGlobalStyle, componentStyle, componentVariants } from '../theme/style.ts';

const { color } = vars;

export const field = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '6px',
  minInlineSize: 0,
});

export const labelLine = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
});

export const label = componentStyle({ fontWeight: vars.weight.medium });

export const help = componentStyle({
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading[12],
  color: color.textMuted,
});

export const error = componentStyle({
  vars: { [vars.size.icon]: '14px' },
  display: 'flex',
  gap: '6px',
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading[12],
  color: color.dangerFg,
});

export const errorIcon = componentStyle({ marginBlockStart: '1px' });

/** The box around an input and its adornments. */
export const box = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: '100%',
  minInlineSize: 0,
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.md,
  background: color.field,
  color: color.text,
  lineHeight: vars.leading[13],
  cursor: 'text',
  selectors: {
    '&[data-hovered]': { borderColor: color.textSubtle },
    '&[data-focus-within]': {
      borderColor: color.focusRing,
      outline: `1px solid ${color.focusRing}`,
      outlineOffset: 0,
    },
    '&[data-invalid]': { borderColor: color.dangerSolid },
    '&[data-invalid][data-focus-within]': {
      borderColor: color.dangerFg,
      outlineColor: color.dangerFg,
    },
    '&[data-disabled]': {
      borderColor: color.borderStrong,
      background: 'transparent',
      color: color.textDisabled,
      cursor: 'default',
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-disabled]': { borderColor: 'GrayText' } } },
  },
});

export const size = componentVariants({
  sm: { fontSize: vars.fontSize[13], blockSize: vars.density.controlSm, paddingInline: '8px' },
  md: { fontSize: vars.fontSize[13], blockSize: vars.density.controlMd, paddingInline: '10px' },
  lg: {
    fontSize: vars.fontSize[14],
    blockSize: vars.density.controlLg,
    paddingInline: vars.space[3],
  },
});

export const tall = componentStyle({
  blockSize: 'auto',
  paddingBlock: '6px',
  alignItems: 'flex-start',
});

export const input = componentStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
  inlineSize: '100%',
  alignSelf: 'stretch',
  fontSize: 'inherit',
  outline: 'none',
  selectors: {
    '&::placeholder': { color: color.textSubtle, opacity: 1 },
    '&[data-disabled]::placeholder': { color: color.textDisabled },
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    '&::-ms-reveal': { display: 'none' },
  },
  '@media': {
    // Below 16 px, iOS zooms into a focused field and does not zoom back.
    '(pointer: coarse)': { fontSize: vars.fontSize[16] },
  },
});

export const mono = componentStyle({
  fontFamily: vars.font.mono,
  fontSize: '0.9231em',
  letterSpacing: 0,
  fontVariantLigatures: 'none',
});

export const textArea = componentStyle({ resize: 'none' });

export const startSlot = componentStyle({
  display: 'inline-flex',
  flex: 'none',
  color: color.textSubtle,
});

export const endSlot = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  flex: 'none',
  color: color.textSubtle,
});

// The distance of a button from the end of the box equals that from its top.
componentGlobalStyle(`.${endSlot} > button:last-child`, { marginInlineEnd: '-6px' });
