import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

const { space } = vars;

export const stacked = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minInlineSize: 0,
});

export const stackedHead = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '28px',
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
});

export const about = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 0,
});

export const description = componentStyle({
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  color: vars.color.textMuted,
});

export const container = componentStyle({
  containerType: 'inline-size',
  selectors: {
    // Settings follow each other on one page, separated by a hairline.
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}`, paddingBlockStart: space[6] },
  },
});

export const split = componentStyle({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    '(min-width: 51.25rem)': {
      gridTemplateColumns: 'minmax(0, 17rem) minmax(0, 1fr)',
      gap: space[8],
    },
  },
});

export const content = componentStyle({ minInlineSize: 0 });
