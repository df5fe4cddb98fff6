import * as checkbox from '../checkbox/Checkbox.css.ts';
import * as field from '../field/Field.css.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const radios = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  selectors: {
    '[data-orientation=horizontal] > &': {
      flexDirection: 'row',
      flexWrap: 'wrap',
      columnGap: vars.space[5],
    },
  },
});

/** A checkbox's box, made round. */
export const circle = componentStyle({ borderRadius: '50%' }, checkbox.box);

export const dot = componentStyle({
  inlineSize: '6px',
  blockSize: '6px',
  borderRadius: '50%',
  background: 'currentColor',
});

export const words = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** Aligns with the label, not with the circle. */
export const description = componentStyle({ paddingInlineStart: '24px' }, field.help);
