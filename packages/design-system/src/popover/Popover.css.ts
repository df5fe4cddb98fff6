import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

/** A floating surface, shared with menus. */
export const surface = componentStyle({
  zIndex: vars.z.popover,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.lg,
  background: vars.color.overlay,
  boxShadow: vars.shadow.overlay,
  color: vars.color.text,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  maxInlineSize: 'calc(100vw - 2rem)',
  transition: `opacity ${vars.duration.base} ${vars.ease.out}, transform ${vars.duration.base} ${vars.ease.out}`,
  selectors: {
    '&:is([data-entering], [data-exiting])': { opacity: 0 },
    '&[data-entering][data-placement=bottom]': { transform: 'translateY(-4px)' },
    '&[data-entering][data-placement=top]': { transform: 'translateY(4px)' },
  },
});

/** Surface of a list of options: of a menu, of a select. */
export const list = componentStyle({
  padding: '4px',
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  outline: 'none',
});

/** An option of that list. */
export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minBlockSize: vars.density.controlMd,
  paddingBlock: '4px',
  paddingInline: '8px',
  borderRadius: vars.radius.sm,
  cursor: 'default',
  outline: 'none',
  selectors: {
    '&:is([data-hovered], [data-focused], [data-open])': { background: vars.color.hover },
    '&[data-pressed]': { background: vars.color.pressed },
    '&[data-focus-visible]': {
      outline: `${vars.size.focusWidth} solid ${vars.color.focusRing}`,
      outlineOffset: '-2px',
    },
    '&[data-disabled]': { color: vars.color.textDisabled },
  },
});

export const popover = componentStyle({ inlineSize: '20rem' }, surface);

export const content = componentStyle({
  padding: vars.space[4],
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  outline: 'none',
});
