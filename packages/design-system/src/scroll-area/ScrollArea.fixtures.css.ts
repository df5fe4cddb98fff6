import { componentStyle } from '../theme/style.ts';

export const low = componentStyle({ blockSize: 160, inlineSize: 240 });
export const wide = componentStyle({ inlineSize: 600 });
