import type { LogSpan } from '../store/types.ts';

/** Puts `•` for each UTF-16 unit of the hidden stretches, so that positions stay. */
export function conceal(text: string, hidden: readonly LogSpan[]): string {
  let shown = '';
  let at = 0;
  for (const { from, to } of hidden) {
    shown += text.slice(at, from) + '•'.repeat(to - from);
    at = to;
  }
  return at === 0 ? text : shown + text.slice(at);
}
