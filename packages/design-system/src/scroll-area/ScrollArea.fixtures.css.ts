import { componentStyle } from '../theme/style.ts';

export const low = componentStyle({ blockSize: 160, inlineSize: 240 });
export const wide = componentStyle({ inlineSize: 600 });

/** Wider than any window; its content is at the end. */
export const widest = componentStyle({ inlineSize: '400rem', textAlign: 'end' });
