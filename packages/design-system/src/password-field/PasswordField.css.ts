import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const wrapper = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '6px',
  minInlineSize: 0,
});

export const note = componentStyle({
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading[12],
  color: vars.color.textMuted,
  selectors: {
    // A live region has to be there before its words are; empty, it takes no room.
    '&:empty': { position: 'absolute' },
  },
});
