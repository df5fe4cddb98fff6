import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

export const avatar = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  lineHeight: 1,
  fontWeight: vars.weight.semibold,
  letterSpacing: '0.01em',
  userSelect: 'none',
});

export const shape = componentVariants({
  person: {
    borderRadius: vars.radius.full,
    background: vars.color.fill,
    color: vars.color.text,
    boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
  },
  team: {
    borderRadius: 5,
    background: vars.color.teamBg,
    color: vars.color.teamFg,
  },
});

export const size = componentVariants({
  20: { inlineSize: 20, blockSize: 20, fontSize: 9 },
  24: { inlineSize: 24, blockSize: 24, fontSize: 10 },
  32: { inlineSize: 32, blockSize: 32, fontSize: 12 },
});
