import { vars } from '../theme/contract.css.ts';
import { componentGlobalStyle, componentStyle } from '../theme/style.ts';

export const table = componentStyle({
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  maxInlineSize: '60rem',
});

componentGlobalStyle(`.${table} :is(th, td)`, {
  padding: '6px 12px 6px 0',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
});

componentGlobalStyle(`.${table} caption`, { textAlign: 'start' });

componentGlobalStyle(`.${table} th`, {
  fontSize: vars.fontSize[12],
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
});

export const swatch = componentStyle({ display: 'block', borderRadius: vars.radius.sm });

export const scale = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '32px',
  borderRadius: vars.radius.sm,
});

export const kitchenSink = componentStyle({
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
});

/** A name, and a scale next to it. */
export const scaleLine = componentStyle({
  display: 'grid',
  gridTemplateColumns: '5rem 1fr',
  alignItems: 'center',
});

export const terminal = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
  gap: vars.space[1],
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.log.surface,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[12],
});

export const word = componentStyle({ inlineSize: '130px', blockSize: '16px', overflow: 'visible' });

/** A row for each variant, a column for each state. */
export const states = componentStyle({ fontSize: vars.fontSize[13] });

componentGlobalStyle(`.${states} :is(th, td)`, {
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[4],
  fontWeight: vars.weight.regular,
  whiteSpace: 'nowrap',
});

componentGlobalStyle(`.${states} th`, { fontSize: vars.fontSize[12], color: vars.color.textMuted });

/** Wide content scrolls inside its container, not the page. */
export const scroller = componentStyle({ overflowX: 'auto' });

export const rail = componentStyle({
  maxInlineSize: vars.size.rail,
  padding: vars.space[3],
  background: vars.color.inset,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});

/** The width of a page at 320 px, without its padding. */
export const narrowest = componentStyle({ inlineSize: '100%', maxInlineSize: '288px' });

export const icons = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
});
