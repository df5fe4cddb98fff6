import { componentStyle } from '../theme/style.ts';

export const time = componentStyle({
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
