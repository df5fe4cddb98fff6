import { vars } from '../../../theme/contract.css.ts';
import { componentStyle } from '../../../theme/style.ts';
import { scrollbarWidth } from './Lines.css.ts';

const { color, fontSize, space } = vars;

/** Height of a heading, in px. */
export const headingHeight = 36;

/** Place of a heading: above the first line of its section, or at the top of the lines. */
export const heading = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 1,
  blockSize: headingHeight,
  borderBlock: `1px solid ${color.border}`,
  background: color.raised,
  selectors: {
    '&[hidden]': { display: 'none' },
    ':first-child > &': { borderBlockStartColor: 'transparent' },
  },
});

/** A row with a heading has room for it above its text. */
export const headed = componentStyle({
  paddingBlockStart: headingHeight,
  selectors: { '&[data-shut]': { minBlockSize: headingHeight } },
});

/** It stays in view while long lines move sideways. */
export const toggle = componentStyle({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: `calc(100cqi - ${scrollbarWidth}px)`,
  maxInlineSize: '100%',
  blockSize: '100%',
  paddingInline: 14,
  fontFamily: vars.font.sans,
  fontSize: fontSize[13],
  lineHeight: 1,
  color: color.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const icon = componentStyle({
  flex: 'none',
  inlineSize: 16,
  blockSize: 16,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  color: color.successFg,
  selectors: { '[data-state="failed"] > &': { color: color.dangerFg } },
});

export const name = componentStyle({
  fontWeight: vars.weight.medium,
  selectors: { '[data-state="failed"] > &': { color: color.dangerFg } },
});

export const facts = componentStyle({ fontSize: fontSize[12], color: color.textSubtle });

export const detail = componentStyle({
  marginInlineStart: 'auto',
  fontSize: fontSize[12],
  fontVariantNumeric: 'tabular-nums',
  color: color.textMuted,
});
