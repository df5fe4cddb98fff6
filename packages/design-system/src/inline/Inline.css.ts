import { componentStyle } from '../theme/style.ts';

export const inline = componentStyle({ display: 'flex', alignItems: 'center', minInlineSize: 0 });

export const wrap = componentStyle({ flexWrap: 'wrap' });
