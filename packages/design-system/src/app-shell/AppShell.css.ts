import { vars } from '../theme/contract.css.ts';
import { shortViewport } from '../theme/media.ts';
import { componentGlobalStyle, componentStyle } from '../theme/style.ts';

const shellName = 'qs-shell';
const narrow = `${shellName} (width < 48rem)`;
const medium = `${shellName} (width < 64rem)`;
/** Rail as icons, without a choice. */
const iconRail = `${shellName} (48rem <= width < 64rem)`;

const wide = `${shellName} (width >= 64rem)`;

/** Container query of the shell's width. */
export const container = componentStyle({ container: `${shellName} / inline-size` });

export const shell = componentStyle({
  vars: { '--qs-sticky-top': vars.size.topbar },
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.size.rail} minmax(0, 1fr)`,
  minBlockSize: '100vh',
  selectors: {
    '&[data-collapsed]': { gridTemplateColumns: `${vars.size.railCollapsed} minmax(0, 1fr)` },
  },
  '@media': { [shortViewport]: { vars: { '--qs-sticky-top': '0px' } } },
  '@container': {
    [iconRail]: { gridTemplateColumns: `${vars.size.railCollapsed} minmax(0, 1fr)` },
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: { '&[data-collapsed]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

export const skip = componentStyle({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[3],
  zIndex: vars.z.tooltip,
  padding: `6px ${vars.space[3]}`,
  borderRadius: vars.radius.md,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  fontWeight: vars.weight.semibold,
  selectors: {
    '&:not(:focus)': {
      clipPath: 'inset(50%)',
      inlineSize: 1,
      blockSize: 1,
      padding: 0,
      overflow: 'hidden',
      whiteSpace: 'nowrap',
    },
  },
});

export const rail = componentStyle({
  // What is in it shows icons where it is as narrow as one.
  container: 'qs-rail / inline-size',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.rail,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  blockSize: '100vh',
  padding: `0 ${vars.space[3]} ${vars.space[3]}`,
  borderInlineEnd: `1px solid ${vars.color.border}`,
  background: vars.color.inset,
  '@container': { [narrow]: { display: 'none' } },
});

export const railHead = componentStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  blockSize: vars.size.topbar,
  paddingInlineStart: 10,
  selectors: {
    [`${shell}[data-collapsed] &`]: { justifyContent: 'center', paddingInlineStart: 0 },
  },
  '@container': { [iconRail]: { justifyContent: 'center', paddingInlineStart: 0 } },
});

export const railBrand = componentStyle({
  display: 'inline-flex',
  minInlineSize: 0,
  '@container': {
    [wide]: { selectors: { [`${shell}[data-collapsed] &`]: { display: 'none' } } },
  },
});

export const collapseButton = componentStyle({
  display: 'inline-flex',
  '@container': { [iconRail]: { display: 'none' } },
});

export const brand = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minInlineSize: 0,
  borderRadius: vars.radius.sm,
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.02em',
  cursor: 'pointer',
  '@container': { [iconRail]: { gap: 0, fontSize: 0 } },
});

export const railBody = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  flex: 1,
  minBlockSize: 0,
  // Room for the quay line, which is in the rail's padding, and for the focus ring of the first item.
  marginBlockStart: `calc(-1 * ${vars.space[1]})`,
  paddingBlockStart: vars.space[1],
  marginInline: `calc(-1 * ${vars.space[3]})`,
  paddingInline: vars.space[3],
  overflowY: 'auto',
  overflowX: 'hidden',
});

export const railEnd = componentStyle({
  flex: 'none',
  '@container': { [iconRail]: { display: 'none' } },
});

export const mirrored = componentStyle({
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

export const column = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});

export const topBar = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: `calc(${vars.z.sticky} + 1)`,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  blockSize: vars.size.topbar,
  paddingInline: `${vars.space[6]} ${vars.space[4]}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': { [shortViewport]: { position: 'static' } },
  '@container': {
    [narrow]: {
      // Grows with a page's name that takes several lines.
      blockSize: 'auto',
      minBlockSize: vars.size.topbar,
      paddingInline: `${vars.space[2]} ${vars.space[3]}`,
      gap: vars.space[2],
    },
  },
});

export const spacer = componentStyle({ flex: 1 });

/** Actions of the page, which take the place of all but the last at the end. */
export const topBarSlot = componentStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  selectors: { '&:empty': { display: 'none' } },
});

export const topBarEnd = componentStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  '@media': { '(pointer: coarse)': { gap: vars.space[1] } },
});

componentGlobalStyle(`${topBarSlot}:not(:empty) + .${topBarEnd} > :not(:last-child)`, {
  display: 'none',
});

export const topBarLinks = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  selectors: {
    '&:not(:last-child)::after': {
      content: '""',
      inlineSize: 1,
      blockSize: 16,
      marginInline: 6,
      background: vars.color.borderStrong,
    },
  },
  '@container': { [medium]: { display: 'none' } },
});

export const onlyNarrow = componentStyle({
  display: 'none',
  '@container': { [narrow]: { display: 'inline-flex' } },
});

/** Not a landmark while it is empty. */
export const notice = componentStyle({ selectors: { '&:empty': { display: 'none' } } });

export const main = componentStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  // The target is the whole page: a ring around it would be meaningless.
  selectors: { '&:focus': { outline: 'none' } },
});

// A control that gets focus is scrolled clear of the top bar, and of the header of a table.
componentGlobalStyle(`${main} :where(a, button, input, textarea, select, summary, [tabindex])`, {
  scrollMarginBlockStart: `calc(var(--qs-sticky-top) + ${vars.space[12]})`,
});

export const drawerBody = componentStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
});
