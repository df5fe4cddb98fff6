import { componentStyle } from '../theme/style.ts';

/** No box: sonner's list has a fixed position. */
export const region = componentStyle({ display: 'contents' });
