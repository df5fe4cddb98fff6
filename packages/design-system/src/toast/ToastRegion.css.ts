import { componentStyle } from '../theme/style.ts';

/** No box: sonner's list is fixed to the window. */
export const region = componentStyle({ display: 'contents' });
