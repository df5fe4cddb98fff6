import type { PatternNode } from './parsePattern.ts';

/**
 * In how many ways a pattern can match from one place in a text of so many characters, at most: what a
 * matcher that goes back may have to try.
 */
function waysOf(node: PatternNode, length: number): number {
  switch (node.kind) {
    case 'sequence':
      return node.nodes.reduce((ways, each) => ways * waysOf(each, length), 1);
    case 'choice':
      return node.nodes.reduce((ways, each) => ways + waysOf(each, length), 0);
    case 'look':
      return waysOf(node.node, length);
    case 'repeat': {
      const ways = waysOf(node.node, length);
      const most = Math.min(node.max, Math.max(length, node.min));
      if (ways <= 1) return most - node.min + 1;
      return ways ** (most + 1);
    }
    case 'character':
    case 'assertion':
    case 'other':
      return 1;
  }
}

/** Longer lines than this are not asked about. */
const longest = 1 << 20;

/** Returns the longest line, in UTF-16 units, that takes the browser's engine at most so many steps of some 2 ns. */
export function safeLength(pattern: PatternNode, maxSteps: number): number {
  let low = 0;
  let high = longest;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (middle * waysOf(pattern, middle) <= maxSteps) low = middle;
    else high = middle - 1;
  }
  return low;
}
