import { vars } from '../theme/contract.css.ts';
import { componentGlobalStyle, componentStyle } from '../theme/style.ts';

const container = 'qs-description-list';

/** Container query of the list's width. */
export const frame = componentStyle({ container: `${container} / inline-size` });

const base = componentStyle({
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
});

const rows = componentStyle({ display: 'block' }, base);

const columns = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${vars.space[3]} ${vars.space[6]}`,
    padding: `${vars.space[4]} ${vars.density.cardX}`,
    '@container': {
      [`${container} (max-width: 38.75rem)`]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(min-content, 1fr))',
        columnGap: vars.space[4],
      },
      [`${container} (max-width: 17.5rem)`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
  base,
);

export const list = { rows, columns };

export const item = componentStyle({
  minInlineSize: 0,
  selectors: {
    [`${rows} > &`]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 11rem) minmax(0, 1fr)',
      minBlockSize: 40,
    },
    [`${rows} > & + &`]: { borderBlockStart: `1px solid ${vars.color.border}` },
    [`${columns} > &`]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[1],
    },
  },
  '@container': {
    [`${container} (max-width: 23.75rem)`]: {
      selectors: { [`${rows} > &`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

export const term = componentStyle({
  selectors: {
    [`${rows} > * > &`]: {
      display: 'flex',
      alignItems: 'center',
      paddingBlock: vars.space[2],
      paddingInlineStart: vars.density.cardX,
      color: vars.color.textMuted,
    },
    [`${columns} > * > &`]: {
      fontSize: vars.fontSize[12],
      lineHeight: vars.leading[12],
      color: vars.color.textSubtle,
    },
  },
  '@container': {
    [`${container} (max-width: 23.75rem)`]: {
      selectors: { [`${rows} > * > &`]: { paddingBlockEnd: 0 } },
    },
  },
});

export const value = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  selectors: {
    [`${rows} > * > &`]: {
      paddingBlock: vars.space[2],
      paddingInlineEnd: vars.space[3],
      justifyContent: 'space-between',
    },
    [`${columns} > * > &`]: { minBlockSize: 24, gap: 6 },
  },
  '@container': {
    [`${container} (max-width: 23.75rem)`]: {
      selectors: { [`${rows} > * > &`]: { paddingInlineStart: vars.density.cardX } },
    },
  },
});

/** A button in a value may be taller than a line: it must not increase the height of its row. */
componentGlobalStyle(`${value} > button`, { marginBlock: -4 });

export const content = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** An ellipsis needs an element that can shrink below its content. */
componentGlobalStyle(`${content} > *`, { minInlineSize: 0 });
