import { keyframes } from '@vanilla-extract/css';

/** One full turn, for spinners. */
export const spin = keyframes({ to: { transform: 'rotate(1turn)' } });
