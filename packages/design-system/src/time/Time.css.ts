import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const time = componentStyle({
  borderRadius: 2,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  outlineColor: vars.color.focusRing,
});
