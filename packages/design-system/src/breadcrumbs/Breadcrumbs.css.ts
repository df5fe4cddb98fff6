import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

const container = 'qs-breadcrumbs';
const narrow = `${container} (max-width: 30rem)`;
/** Room for one name only: its parent stands above. */
const tiny = `${container} (max-width: 7rem)`;

export const breadcrumbs = componentStyle({
  flex: 1,
  container: `${container} / inline-size`,
});

export const list = componentStyle({
  display: 'grid',
  // When they do not all fit, short ones are not truncated, and long ones share the remaining space.
  grid: 'auto / auto-flow minmax(0, max-content)',
  // The first name is aligned with the content above and below; its hover wash is not.
  marginInlineStart: -6,
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  '@container': {
    [narrow]: { display: 'flex' },
    [tiny]: { flexDirection: 'column', marginInlineStart: 0 },
  },
});

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  color: vars.color.textMuted,
  selectors: {
    '& + &::before': {
      content: '""',
      flex: 'none',
      inlineSize: 1,
      blockSize: 14,
      marginInline: 6,
      background: vars.color.borderStrong,
      transform: 'rotate(18deg)',
    },
    '& + &:dir(rtl)::before': { transform: 'rotate(-18deg)' },
  },
  '@container': {
    [narrow]: {
      selectors: {
        '&:not(:nth-last-child(-n + 2))': { display: 'none' },
        '&:nth-last-child(2)::before': { display: 'none' },
        // The current page is truncated last.
        '&:last-child': { flex: 'none', maxInlineSize: '80%' },
      },
    },
    [tiny]: {
      fontSize: vars.fontSize[12],
      selectors: {
        '& + &::before': { display: 'none' },
        '&:last-child': { maxInlineSize: '100%', fontSize: vars.fontSize[13] },
      },
    },
  },
});

export const link = componentStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  padding: '2px 6px',
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  '@media': {
    '(pointer: coarse)': {
      paddingBlock: vars.space[3],
      '@container': { [tiny]: { paddingBlock: 2 } },
    },
  },
  selectors: {
    '&[data-hovered]': { background: vars.color.hover, color: vars.color.text },
    '&[data-focus-visible]': { outlineOffset: 0 },
    '&[data-current]': {
      color: vars.color.text,
      fontWeight: vars.weight.medium,
      cursor: 'default',
    },
  },
  // The page's name is nowhere else to be read in full: it wraps where it does not fit.
  '@container': {
    [narrow]: {
      selectors: { '&[data-current]': { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
    },
    [tiny]: { paddingBlock: 2, paddingInline: 0 },
  },
});
