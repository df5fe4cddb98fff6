import { vars } from '../theme/contract.css.ts';
import { componentGlobalStyle, componentStyle } from '../theme/style.ts';

/**
 * The layout of sonner's list. Sonner includes it in a `<style>` element, which a strict Content
 * Security Policy blocks: these rules replace it. Where it is allowed, it wins.
 */
export const toaster = componentStyle({
  position: 'fixed',
  zIndex: vars.z.toast,
  inlineSize: `min(${vars.size.toast}, calc(100vw - 2rem))`,
  insetBlockEnd: 'var(--offset-bottom, 24px)',
  // Height of a bar that sticks to the end of the page and must stay free.
  marginBlockEnd: 'var(--qs-sticky-bottom, 0px)',
  selectors: {
    '&[data-x-position=right]': { right: 'var(--offset-right, 24px)' },
    '&[data-x-position=left]': { left: 'var(--offset-left, 24px)' },
    '&:focus': { outline: 'none' },
  },
  '@media': { '(max-width: 600px)': { insetInline: 16, inlineSize: 'auto' } },
});

const item = `${toaster} > [data-sonner-toast]`;

componentGlobalStyle(item, {
  vars: {
    '--y': 'translateY(100%)',
    '--lift': '-1',
    '--lift-amount': 'calc(var(--lift) * var(--gap))',
  },
  position: 'absolute',
  insetBlockEnd: 0,
  inlineSize: '100%',
  zIndex: 'var(--z-index)',
  opacity: 0,
  transform: 'var(--y)',
  touchAction: 'none',
  outline: 'none',
  transition: `transform ${vars.duration.slow} ${vars.ease.out}, opacity ${vars.duration.slow} ${vars.ease.out}`,
});
componentGlobalStyle(`${item}[data-mounted=true]`, {
  vars: { '--y': 'translateY(0)' },
  opacity: 1,
});
componentGlobalStyle(`${item}[data-expanded=false][data-front=false]`, {
  vars: {
    '--y':
      'translateY(calc(var(--lift-amount) * var(--toasts-before))) scale(calc(1 - var(--toasts-before) * 0.05))',
  },
  blockSize: 'var(--front-toast-height)',
});
componentGlobalStyle(`${item}[data-mounted=true][data-expanded=true]`, {
  vars: { '--y': 'translateY(calc(var(--lift) * var(--offset)))' },
  blockSize: 'var(--initial-height)',
});
// Covers the gaps, so that the pointer does not leave the list between two toasts.
componentGlobalStyle(`${item}[data-expanded=true]::after`, {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '100%',
  blockSize: 'calc(var(--gap) + 1px)',
});
componentGlobalStyle(`${item}:is([data-visible=false], [data-removed=true])`, {
  opacity: 0,
  pointerEvents: 'none',
});
componentGlobalStyle(`${item}[data-swiping=true]`, {
  transform: 'var(--y) translateY(var(--swipe-amount-y, 0)) translateX(var(--swipe-amount-x, 0))',
  transition: 'none',
});

export const card = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  blockSize: '100%',
  padding: vars.space[3],
  overflow: 'hidden',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.lg,
  background: vars.color.overlay,
  boxShadow: vars.shadow.overlay,
  fontFamily: vars.font.sans,
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  color: vars.color.text,
  selectors: {
    '[data-sonner-toast]:focus-visible &': {
      outline: `${vars.size.focusWidth} solid ${vars.color.focusRing}`,
      outlineOffset: vars.size.focusOffset,
    },
  },
});

componentGlobalStyle(`${card} > button`, { marginBlock: -2, marginInlineEnd: -4 });

export const icon = componentStyle({ flex: 'none', marginBlockStart: 2 });

export const words = componentStyle({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  overflowWrap: 'anywhere',
});
