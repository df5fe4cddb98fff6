import { vars } from '../theme/contract.css.ts';
import { componentGlobalStyle, componentStyle, componentVariants } from '../theme/style.ts';

const { color, space } = vars;
const inset = vars.density.cardX;

export const container = componentStyle({
  border: '1px solid',
  borderRadius: vars.radius.lg,
  background: color.raised,
  minInlineSize: 0,
});

export const tone = componentVariants({
  neutral: { borderColor: color.border },
  danger: { borderColor: color.dangerBorder },
});

export const header = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '44px',
  paddingInline: `${inset} ${space[3]}`,
  paddingBlock: '6px',
});

export const headerActions = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
});

export const body = componentStyle({ padding: inset, minInlineSize: 0 });

export const footer = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: '10px',
  paddingInline: `${inset} ${space[3]}`,
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  color: color.textMuted,
});

// A hairline between any sections of a card.
componentGlobalStyle(`.${container} > :not(:first-child)`, {
  borderBlockStart: `1px solid ${color.border}`,
});
