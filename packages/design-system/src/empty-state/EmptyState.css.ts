import { size as headingSize } from '../heading/Heading.css.ts';
import { vars } from '../theme/contract.css.ts';
import { componentGlobalStyle, componentStyle } from '../theme/style.ts';

export const emptyState = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[12]} ${vars.space[6]}`,
  textAlign: 'center',
  // May contain a search term of any length.
  overflowWrap: 'anywhere',
});

export const icon = componentStyle({
  color: vars.color.textSubtle,
  marginBlockEnd: vars.space[2],
});

componentGlobalStyle(`${icon} > svg`, { inlineSize: 20, blockSize: 20, strokeWidth: 1.5 });

export const title = componentStyle(
  {
    textWrap: 'balance',
  },
  headingSize[14],
);

export const text = componentStyle({
  maxInlineSize: '26rem',
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  color: vars.color.textMuted,
  textWrap: 'pretty',
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[3],
  maxInlineSize: '100%',
});
