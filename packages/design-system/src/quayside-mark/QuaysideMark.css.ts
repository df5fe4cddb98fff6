import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

export const mark = componentStyle({
  color: vars.color.accent,
  fill: 'currentColor',
  flex: 'none',
});

export const size = componentVariants({
  16: { inlineSize: '16px', blockSize: '16px' },
  20: { inlineSize: '20px', blockSize: '20px' },
  32: { inlineSize: '32px', blockSize: '32px' },
});
