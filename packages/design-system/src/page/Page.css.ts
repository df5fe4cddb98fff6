import { variant as button } from '../button/Button.css.ts';
import { size as headingSize } from '../heading/Heading.css.ts';
import { vars } from '../theme/contract.css.ts';
import { componentGlobalStyle, componentStyle, componentVariants } from '../theme/style.ts';

const container = 'qs-page';
const narrow = `${container} (max-width: 38.75rem)`;

export const page = componentStyle({
  flex: 1,
  inlineSize: '100%',
  marginInline: 'auto',
  paddingBlock: `${vars.space[8]} ${vars.space[12]}`,
  paddingInline: vars.space[8],
  '@container': {
    'qs-shell (width < 48rem)': {
      paddingBlock: `${vars.space[3]} ${vars.space[10]}`,
      paddingInline: vars.space[4],
    },
  },
});

export const width = componentVariants({
  wide: { maxInlineSize: `calc(${vars.size.content} + 4rem)` },
  small: { maxInlineSize: `calc(${vars.size.contentSmall} + 4rem)` },
});

export const content = componentStyle({
  container: `${container} / inline-size`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  minInlineSize: 0,
  '@container': { 'qs-shell (width < 48rem)': { gap: vars.space[4] } },
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[3],
  '@container': { [narrow]: { flexWrap: 'wrap', rowGap: vars.space[2] } },
});

// In a narrow container the description is below title and actions, at full width.
export const words = componentStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  '@container': { [narrow]: { display: 'contents' } },
});

export const titleRow = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  flex: '1 1 0',
  minInlineSize: 0,
});

export const titleLine = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} 10px`,
  minInlineSize: 0,
  minBlockSize: vars.density.controlMd,
});

export const title = componentStyle(
  {
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    borderRadius: vars.radius.sm,
    // It is focused programmatically after a navigation, and is not interactive.
    selectors: { '&:focus': { outline: 'none' } },
  },
  headingSize[20],
);

export const titleEnd = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.fontSize[20],
  lineHeight: vars.leading[20],
  letterSpacing: vars.tracking.title,
  color: vars.color.textSubtle,
  fontVariantNumeric: 'tabular-nums',
});

export const description = componentStyle({
  marginBlockStart: 2,
  maxInlineSize: '42rem',
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  color: vars.color.textMuted,
  '@container': { [narrow]: { order: 1, flex: '1 1 100%', marginBlockStart: 0 } },
});

export const actions = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 'none',
  maxInlineSize: '100%',
});

// In a narrow container two or more actions take their own line.
componentGlobalStyle(`${actions}:has(> :nth-child(2))`, {
  '@container': { [narrow]: { order: 1, flex: '1 1 100%', flexWrap: 'wrap' } },
});

// Of three or more, the next step comes first, at full width.
componentGlobalStyle(`${actions}:has(> :nth-child(3)) > .${button.primary}`, {
  '@container': { [narrow]: { order: -1, flex: '1 1 100%' } },
});
