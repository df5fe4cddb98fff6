export { CodeBlock, InlineCode } from './CodeBlock.tsx';
