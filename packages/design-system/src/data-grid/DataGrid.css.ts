import { narrow } from '../table/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentGlobalStyle, componentStyle } from '../theme/style.ts';

/** Scroll container of the rows. Its height comes from `maxVisibleRows`. */
export const scroller = componentStyle({
  vars: { '--qs-sticky-top': '0px' },
  maxBlockSize: 'min(var(--qs-table-height, 30rem) + 37px, 80dvh)',
  overflow: 'auto',
  // Gaps keep the position of rows; the browser's scroll anchoring would adjust it twice.
  overflowAnchor: 'none',
  scrollPaddingBlockStart: 36,
  borderRadius: 7,
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { scrollPaddingBlockStart: 0 } },
});

export const row = componentStyle({
  scrollMarginBlock: 'calc(var(--qs-sticky-top, 0px) + 36px) 0',
  selectors: { '&[aria-selected=true]': { background: vars.color.selected } },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-selected=true]': { outline: '2px dashed Highlight', outlineOffset: '-2px' },
      },
    },
  },
});

/** A grid whose rows have a checkbox. */
export const selectable = componentStyle({});

componentGlobalStyle(`${selectable} > * > tr`, {
  '@container': { [narrow]: { paddingInlineStart: 44 } },
});
componentGlobalStyle(`${selectable} [data-narrow=select]`, {
  '@container': {
    [narrow]: {
      position: 'absolute',
      gridColumn: 'auto',
      insetBlockStart: vars.space[3],
      insetInlineStart: vars.space[4],
    },
  },
});

/** Replaces rows that are not rendered. */
export const gap = componentStyle({ '@container': { [narrow]: { display: 'block' } } });

/** A selection checkbox, styled like `Checkbox`: it follows the same attributes of its cell. */
export const selectBox = componentStyle({
  marginBlock: 0,
  selectors: {
    // The mark: two sides of a rectangle, or one. A check mark is the same in every text direction.
    '&:not([aria-checked=false])::before': {
      content: '""',
      direction: 'ltr',
      inlineSize: 8,
      blockSize: 4,
      borderBlockEnd: '2px solid',
      borderInlineStart: '2px solid',
      transform: 'translateY(-1px) rotate(-45deg)',
    },
    '&[aria-checked=mixed]::before': { borderInlineStart: 0, transform: 'translateY(-2px)' },
    // A larger hit area, where a press next to it does not select the row.
    ':is([role=columnheader], [data-href] > *) > &': { position: 'relative', zIndex: 1 },
    ':is([role=columnheader], [data-href] > *) > &::after': {
      content: '""',
      position: 'absolute',
      inset: -11,
    },
  },
});
