export { Text, type TextProps } from './Text.tsx';
export { verbatim } from './verbatim.ts';
