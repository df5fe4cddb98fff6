import { vars } from '../theme/contract.css.ts';
import { shortViewport } from '../theme/media.ts';
import { componentGlobalStyle, componentStyle, componentVariants } from '../theme/style.ts';
import { container, medium, mediumOnly, narrow, wide } from './breakpoints.ts';

/** Height covered by a shell's top bar. */
const stickyTop = 'var(--qs-sticky-top, 0px)';

/** Follows the inner edge of the frame's border. */
const innerRadius = `calc(${vars.radius.lg} - 1px)`;

/** Container query of the table's width. */
export const frame = componentStyle({
  container: `${container} / inline-size`,
  minInlineSize: 0,
  position: 'relative',
});

export const variant = componentVariants({
  framed: {
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.lg,
    background: vars.color.raised,
  },
  plain: {},
});

export const table = componentStyle({
  inlineSize: '100%',
  tableLayout: 'fixed',
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  '@container': { [narrow]: { display: 'block' } },
});

export const columns = componentStyle({ '@container': { [narrow]: { display: 'none' } } });

export const head = componentStyle({
  // Columns of zero width.
  selectors: { '[data-empty] > &': { display: 'none' } },
  '@container': { [narrow]: { display: 'none' } },
});

export const columnHeader = componentStyle({
  position: 'sticky',
  insetBlockStart: stickyTop,
  '@media': { [shortViewport]: { position: 'static' } },
  zIndex: vars.z.sticky,
  blockSize: 36,
  paddingInline: vars.density.cellX,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.raised,
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading[12],
  fontWeight: vars.weight.medium,
  color: vars.color.textSubtle,
  whiteSpace: 'nowrap',
  overflow: 'clip',
  textOverflow: 'ellipsis',
  selectors: {
    '&:first-child': {
      paddingInlineStart: vars.density.cardX,
      borderStartStartRadius: innerRadius,
    },
    '&:last-child': {
      paddingInlineEnd: vars.space[3],
      borderStartEndRadius: innerRadius,
    },
    '&[data-align=end]': { textAlign: 'end' },
  },
});

export const sort = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  minBlockSize: 24,
  // In a column that is too narrow its ring is still not clipped.
  maxInlineSize: 'calc(100% + 12px)',
  overflow: 'clip',
  marginInline: -6,
  paddingInline: 6,
  borderRadius: vars.radius.sm,
  fontWeight: 'inherit',
  outlineOffset: -2,
  selectors: {
    '&:is(:hover, [data-sorted])': { color: vars.color.text },
    // The name aligns with the numbers below it.
    [`${columnHeader}[data-align=end] > &`]: { flexDirection: 'row-reverse' },
    // The arrow: two sides of a rotated square, and its diagonal.
    '&::after': {
      content: '""',
      direction: 'ltr',
      flex: 'none',
      inlineSize: 6,
      blockSize: 6,
      borderBlockEnd: '1px solid',
      borderInlineStart: '1px solid',
      background: 'linear-gradient(135deg, transparent 42%, currentColor 0 58%, transparent 0)',
      transform: 'rotate(-45deg)',
      forcedColorAdjust: 'none',
    },
    '&[data-sorted=ascending]::after': { transform: 'rotate(135deg)' },
    '&:not(:hover, :focus-visible, [data-sorted])::after': { opacity: 0 },
  },
});

export const body = componentStyle({
  // Dimmed by a muted colour: opacity would make the most muted text unreadable.
  selectors: { '&[data-refreshing]': { color: vars.color.textMuted, cursor: 'progress' } },
  '@container': { [narrow]: { display: 'block' } },
});

componentGlobalStyle(`${body}[data-refreshing] *`, { color: vars.color.textSubtle });
componentGlobalStyle(`${body}[data-refreshing] svg`, { opacity: 0.4 });

export const row = componentStyle({
  outlineOffset: -2,
  selectors: {
    // Not `all`, which would create a layer for each property.
    '&[data-href]': { position: 'relative' },
    '&:hover': { background: vars.color.hover },
    '&[data-highlighted]': { background: vars.color.selected },
  },
  '@container': {
    [narrow]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      alignItems: 'center',
      columnGap: vars.space[2],
      rowGap: 2,
      paddingBlock: vars.space[3],
      paddingInline: `${vars.space[4]} ${vars.space[2]}`,
      selectors: {
        '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.border}` },
        '&:has(> [data-narrow=start])': {
          gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
        },
      },
    },
  },
});

export const cell = componentStyle({
  paddingBlock: 4,
  paddingInline: vars.density.cellX,
  overflow: 'clip',
  textOverflow: 'ellipsis',
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  outlineOffset: -2,
  selectors: {
    [`${row}:not(:last-child) > &`]: { borderBlockEnd: `1px solid ${vars.color.border}` },
    '&:first-child': { paddingInlineStart: vars.density.cardX },
    '&:last-child': { paddingInlineEnd: vars.space[3] },
    '&[data-align=end]': { textAlign: 'end' },
    '&[data-narrow=actions]': { paddingInlineStart: 0, textAlign: 'end' },
  },
  '@container': {
    [narrow]: {
      // Counted from the end: a cell at the start adds a column.
      gridColumn: '-4 / -1',
      minInlineSize: 0,
      selectors: {
        [`${table} ${row} > &`]: {
          blockSize: 'auto',
          padding: 0,
          border: 0,
          textAlign: 'start',
        },
        '&[data-narrow=start]': { gridArea: '1 / 1' },
        '&[data-narrow=title]': { gridArea: '1 / -4' },
        '&[data-narrow=end]': { gridArea: '1 / -3' },
        '&[data-narrow=actions]': { gridArea: '1 / -2' },
        // Aligned with the name above, which follows an image.
        [`${table}[data-lead] ${row} > &:not([data-narrow])`]: { paddingInlineStart: 36 },
      },
    },
  },
});

export const groupRow = componentStyle({ '@container': { [narrow]: { display: 'block' } } });

export const groupHeader = componentStyle({
  padding: `8px ${vars.density.cardX}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.hover,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  // A row of a long table is a grid.
  gridColumn: '1 / -1',
  selectors: {
    // The row above has no border: it is the last one of its group.
    [`${body} + ${body} > ${groupRow} > &`]: {
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  },
  '@container': { [narrow]: { display: 'block' } },
});

componentGlobalStyle(`${table} [data-optional]`, {
  '@container': { [medium]: { display: 'none' }, [narrow]: { display: 'block' } },
});
componentGlobalStyle(`${table} [data-narrow=hidden]`, {
  '@container': { [narrow]: { display: 'none' } },
});

// A focus ring must not be clipped by the cell that truncates text. Only for a ring: for the press of a link the
// browser would lay out the page, and again when the page changes.
componentGlobalStyle(`${cell}:has(:focus-visible)`, { overflow: 'visible' });
componentGlobalStyle(`${cell}:focus-within`, {
  '@supports': { 'not selector(:has(a))': { overflow: 'visible' } },
});

// The row's link covers the row; other interactive elements are above it.
componentGlobalStyle(`${row}[data-href] > ${cell} :is(a, button, input, time)`, {
  position: 'relative',
  zIndex: 1,
});

export const ident = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
});

export const name = componentStyle({
  flex: 1,
  minInlineSize: 0,
  overflow: 'clip',
  textOverflow: 'ellipsis',
});

export const rowLink = componentStyle({
  cursor: 'pointer',
  fontWeight: vars.weight.medium,
  selectors: {
    [`${row}[data-href] > ${cell} &`]: { position: 'static' },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&[data-focus-visible]': { outline: 'none' },
    '&[data-focus-visible]::after': {
      outline: `${vars.size.focusWidth} solid ${vars.color.focusRing}`,
      outlineOffset: -2,
    },
  },
});

export const rowSize = componentVariants({ regular: {}, tall: {} });

componentGlobalStyle(`${rowSize.regular} ${cell}`, { blockSize: vars.density.row });
componentGlobalStyle(`${rowSize.tall} ${cell}`, { blockSize: vars.density.rowTall });

/** A table of many rows: those outside the view cost no layout, which rows of a CSS table always do. */
export const long = componentStyle({ '@container': { [wide]: { display: 'block' } } });

componentGlobalStyle(`${long} > colgroup`, { display: 'none' });
componentGlobalStyle(`${long} > :is(thead, tbody)`, {
  '@container': { [wide]: { display: 'block' } },
});
componentGlobalStyle(`${long} > thead`, {
  position: 'sticky',
  insetBlockStart: stickyTop,
  zIndex: vars.z.sticky,
  '@media': { [shortViewport]: { position: 'static' } },
});
// A header cell would stick within its row.
componentGlobalStyle(`${long} > thead ${columnHeader}`, {
  position: 'static',
  alignContent: 'center',
});
componentGlobalStyle(`${long} > * > tr`, {
  '@container': {
    [wide]: {
      display: 'grid',
      // If a strict CSP blocks the tracks in HTML from a server, the columns are equally wide.
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateColumns: 'var(--qs-table-columns)',
    },
    [mediumOnly]: { gridTemplateColumns: 'var(--qs-table-columns-medium)' },
  },
});
componentGlobalStyle(`${long} > tbody > tr`, {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${vars.density.row}`,
  '@container': { [narrow]: { containIntrinsicBlockSize: 'auto 5rem' } },
});
componentGlobalStyle(`${long} > tbody ${cell}`, {
  '@container': {
    [wide]: {
      blockSize: 'auto',
      minBlockSize: vars.density.row,
      minInlineSize: 0,
      alignContent: 'center',
    },
  },
});
componentGlobalStyle(`${long}${rowSize.tall} > tbody ${cell}`, {
  '@container': { [wide]: { minBlockSize: vars.density.rowTall } },
});

export const instead = componentStyle({ padding: vars.space[4] });
