import { size as headingSize } from '../heading/Heading.css.ts';
import { vars } from '../theme/contract.css.ts';
import { shortViewport } from '../theme/media.ts';
import { componentGlobalStyle, componentStyle, componentVariants } from '../theme/style.ts';

const fade = `opacity ${vars.duration.slow} ${vars.ease.out}`;

export const scrim = componentStyle({
  position: 'fixed',
  inset: 0,
  // Of a popover, the browser's own are those of its content.
  inlineSize: 'auto',
  blockSize: 'auto',
  overflow: 'hidden',
  zIndex: vars.z.dialog,
  display: 'grid',
  placeItems: 'center',
  // Horizontal margins, and internal scrolling for a dialog as high as the viewport.
  padding: vars.space[4],
  background: vars.color.scrim,
  transition: fade,
  selectors: { '&:is([data-entering], [data-exiting])': { opacity: 0 } },
});

export const modal = componentStyle({
  display: 'flex',
  inlineSize: '100%',
  maxBlockSize: 'calc(100dvh - 2rem)',
  minBlockSize: 0,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.lg,
  background: vars.color.overlay,
  boxShadow: vars.shadow.dialog,
  color: vars.color.text,
  transition: `transform ${vars.duration.slow} ${vars.ease.out}`,
  selectors: { '&[data-entering]': { transform: 'scale(0.98)' } },
});

export const size = componentVariants({
  regular: { maxInlineSize: '27.5rem' },
  wide: { maxInlineSize: '40rem' },
});

export const dialog = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  // The whole body scrolls, below a fixed header and footer, so that the scrolled area contains a focusable element.
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: 'inherit',
  outline: 'none',
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[3],
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[3]}`,
  background: vars.color.overlay,
  '@media': { [shortViewport]: { position: 'static' } },
});

componentGlobalStyle(`${head} > button`, { marginBlock: -4, marginInlineEnd: -8 });

export const title = componentStyle(
  {
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  },
  headingSize[16],
);

export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  padding: `0 ${vars.space[5]} ${vars.space[5]}`,
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderBlockStart: `1px solid ${vars.color.border}`,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  background: `linear-gradient(${vars.color.hover}, ${vars.color.hover}), ${vars.color.overlay}`,
  '@media': { [shortViewport]: { position: 'static' } },
});

componentGlobalStyle(`${body} label`, { color: vars.color.text });
