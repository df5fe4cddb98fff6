export { ScrambleText } from './ScrambleText.tsx';
