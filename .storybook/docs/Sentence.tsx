import { InlineCode } from '../../packages/design-system/src/code-block/index.ts';

/** A sentence of a guide, with text in backticks as code. */
export function Sentence({ children }: { children: string }) {
  return children
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <InlineCode key={index}>{part}</InlineCode> : part));
}
