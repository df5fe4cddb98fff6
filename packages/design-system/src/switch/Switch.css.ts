import * as checkbox from '../checkbox/Checkbox.css.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

const { color } = vars;

export const button = componentStyle({ gap: '10px' }, checkbox.button);

/** A checkbox's box, stretched to a track. */
export const track = componentStyle(
  {
    position: 'relative',
    inlineSize: '32px',
    blockSize: '20px',
    marginBlock: 0,
    borderRadius: vars.radius.full,
    selectors: { '[data-disabled] > &': { background: 'transparent' } },
  },
  checkbox.box,
);

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

/** Help and errors align with the label, not with the track. */
export const message = componentStyle({ paddingInlineStart: '42px' }, checkbox.message);
