export { ScrambleText } from './ScrambleText.tsx';
export type { ScrambleTextProps } from './ScrambleText.tsx';
