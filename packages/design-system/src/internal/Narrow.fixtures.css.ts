import { componentStyle } from '../theme/style.ts';

export const narrow = componentStyle({ inlineSize: '100%', maxInlineSize: 390 });
