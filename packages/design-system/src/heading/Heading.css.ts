import { vars } from '../theme/contract.css.ts';
import { componentVariants } from '../theme/style.ts';

const { semibold } = vars.weight;

export const size = componentVariants({
  14: {
    fontSize: vars.fontSize[14],
    lineHeight: vars.leading[14],
    fontWeight: semibold,
    letterSpacing: '-0.01em',
  },
  16: {
    fontSize: vars.fontSize[16],
    lineHeight: vars.leading[16],
    fontWeight: semibold,
    letterSpacing: '-0.012em',
  },
  20: {
    fontSize: vars.fontSize[20],
    lineHeight: vars.leading[20],
    fontWeight: semibold,
    letterSpacing: vars.tracking.title,
    textWrap: 'balance',
  },
  28: {
    fontSize: vars.fontSize[28],
    lineHeight: vars.leading[28],
    fontWeight: semibold,
    letterSpacing: vars.tracking.display,
    textWrap: 'balance',
  },
});
