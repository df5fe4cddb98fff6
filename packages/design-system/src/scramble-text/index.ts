export { ScrambleText, type ScrambleTextProps } from './ScrambleText.tsx';
