import { componentStyle } from '../theme/style.ts';

export const stack = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});
