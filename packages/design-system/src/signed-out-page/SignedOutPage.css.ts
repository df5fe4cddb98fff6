import { size as headingSize } from '../heading/Heading.css.ts';
import { vars } from '../theme/contract.css.ts';
import { componentGlobalStyle, componentStyle } from '../theme/style.ts';

export const page = componentStyle({
  // The footer responds to this width as it does to a shell's.
  container: 'qs-shell / inline-size',
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100vh',
  overflow: 'hidden',
});

componentGlobalStyle(`${page} > footer`, {
  '@container': { 'qs-shell (width < 48rem)': { justifyContent: 'center' } },
});

export const waterline = componentStyle({ blockSize: '43%' });
export const lowWaterline = componentStyle({ blockSize: '30%' });

export const main = componentStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[6],
  padding: `${vars.space[12]} ${vars.space[4]} ${vars.space[16]}`,
});

export const openMain = componentStyle({ paddingBlockEnd: '24vh' }, main);

export const head = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[4],
  maxInlineSize: '27rem',
  textAlign: 'center',
});

export const title = componentStyle(
  {
    overflowWrap: 'anywhere',
    selectors: { '&:focus': { outline: 'none' } },
  },
  headingSize[20],
);

export const description = componentStyle({
  marginBlockStart: `calc(-1 * ${vars.space[2]})`,
  color: vars.color.textMuted,
  textWrap: 'balance',
});

const baseCard = componentStyle({
  inlineSize: '100%',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.raised,
});

export const card = {
  regular: componentStyle({ maxInlineSize: '23.5rem' }, baseCard),
  wide: componentStyle({ maxInlineSize: '27rem' }, baseCard),
};

export const body = componentStyle({ padding: vars.space[6] });

export const foot = componentStyle({
  paddingBlock: 14,
  paddingInline: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.border}`,
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  textAlign: 'center',
  color: vars.color.textMuted,
});

export const lost = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[5],
  maxInlineSize: '32rem',
  textAlign: 'center',
  textWrap: 'balance',
});
