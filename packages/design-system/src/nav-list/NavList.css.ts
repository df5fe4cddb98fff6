import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

/** A rail that is as narrow as an icon. */
const icons = 'qs-rail (width <= 4rem)';

export const nav = componentStyle({
  minInlineSize: 0,
  selectors: {
    // A hairline across the rail, between two areas.
    '& + &': {
      marginBlockStart: vars.space[1],
      marginInline: `calc(-1 * ${vars.space[3]})`,
      paddingBlockStart: vars.space[3],
      paddingInline: vars.space[3],
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  },
});

export const list = componentStyle({ display: 'flex', flexDirection: 'column', gap: 1 });

export const heading = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: 28,
  paddingInline: 10,
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading[12],
  fontWeight: vars.weight.medium,
  color: vars.color.textSubtle,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  '@container': {
    [icons]: { justifyContent: 'center', paddingInline: 0, gap: vars.space[4] },
  },
});

export const row = componentStyle({ position: 'relative' });

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: vars.density.controlMd,
  paddingInline: 10,
  borderRadius: vars.radius.md,
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:is([data-hovered], [aria-current=page])': {
      background: vars.color.hover,
      color: vars.color.text,
    },
    '&[data-pressed]': { background: vars.color.pressed },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'default' },
    // The quay line, at the outer edge of the rail's padding.
    '&[aria-current=page]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(-1 * ${vars.space[3]})`,
      insetBlock: 7,
      inlineSize: 2,
      background: vars.color.accent,
    },
  },
  '@container': { [icons]: { justifyContent: 'center', gap: 0, paddingInline: 0 } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-current=page]::before': { background: 'Highlight' } },
    },
  },
});

/** A button beside links of a rail. */
export const button = componentStyle({ inlineSize: '100%' }, item);

export const icon = componentStyle({
  flex: 'none',
  color: vars.color.textSubtle,
  selectors: { '[aria-current=page] > &': { color: vars.color.accentText } },
});

export const label = componentStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': {
    [icons]: { position: 'absolute', inlineSize: 1, blockSize: 1, clipPath: 'inset(50%)' },
  },
});

export const end = componentStyle({
  marginInlineStart: 'auto',
  color: vars.color.textSubtle,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [icons]: { display: 'none' } },
});
