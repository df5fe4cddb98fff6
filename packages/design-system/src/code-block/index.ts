export { CodeBlock, InlineCode, type CodeBlockProps } from './CodeBlock.tsx';
