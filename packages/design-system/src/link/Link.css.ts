import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

export const base = componentStyle({
  borderRadius: '2px',
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline' },
    '&[data-disabled]': { color: vars.color.textDisabled, textDecoration: 'none' },
  },
});

export const variant = componentVariants({
  default: { color: vars.color.accentText },
  inline: {
    color: vars.color.accentText,
    textDecoration: 'underline',
    textDecorationColor: 'color-mix(in oklab, currentColor 45%, transparent)',
    selectors: { '&[data-hovered]': { textDecorationColor: 'currentColor' } },
  },
  plain: { color: 'inherit' },
  muted: {
    color: vars.color.textMuted,
    selectors: { '&[data-hovered]': { color: vars.color.text } },
  },
});
