import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

export const pennant = componentStyle({
  flex: 'none',
  overflow: 'hidden',
  fill: vars.color.pennantBack,
  color: vars.color.pennantInk,
});

export const size = componentVariants({
  16: { inlineSize: 16, blockSize: 16, borderRadius: 3 },
  24: { inlineSize: 24, blockSize: 24, borderRadius: 5 },
  32: { inlineSize: 32, blockSize: 32, borderRadius: vars.radius.md },
});
