import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

const { color } = vars;

export const button = componentStyle({
  display: 'inline-flex',
  alignSelf: 'flex-start',
  alignItems: 'center',
  gap: '10px',
  minBlockSize: '24px',
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  cursor: 'default',
  // The ring goes around the track alone.
  outline: 'none',
  selectors: { '&[data-disabled]': { color: color.textDisabled } },
});

export const track = componentStyle({
  position: 'relative',
  flex: 'none',
  inlineSize: '32px',
  blockSize: '20px',
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.full,
  background: color.field,
  selectors: {
    '[data-hovered] > &': { borderColor: color.textSubtle },
    '[data-focus-visible] > &': {
      outline: `${vars.size.focusWidth} solid ${color.focusRing}`,
      outlineOffset: vars.size.focusOffset,
    },
    '[data-selected] > &': { borderColor: color.accent, background: color.accent },
    '[data-disabled] > &': { borderColor: color.borderStrong, background: 'transparent' },
  },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});

export const thumb = componentStyle({
  position: 'absolute',
  insetBlockStart: '3px',
  insetInlineStart: '3px',
  inlineSize: '12px',
  blockSize: '12px',
  borderRadius: '50%',
  background: color.textMuted,
  transition: `transform ${vars.duration.base} ${vars.ease.out}`,
  selectors: {
    '[data-selected] &': { background: color.onAccent, transform: 'translateX(12px)' },
    '[data-selected] &:dir(rtl)': { transform: 'translateX(-12px)' },
    '[data-disabled] &': { background: color.borderStrong },
  },
});

/** Help and errors line up with the words, not with the track. */
export const message = componentStyle({
  paddingInlineStart: '42px',
  selectors: { '&:empty': { display: 'none' } },
});
