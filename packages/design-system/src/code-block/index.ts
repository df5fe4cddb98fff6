export { CodeBlock, InlineCode } from './CodeBlock.tsx';
export type { CodeBlockProps } from './CodeBlock.tsx';
