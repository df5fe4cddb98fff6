import type { PatternNode } from './parsePattern.ts';

/** Assertion between two characters. */
export type Assertion =
  | (PatternNode & { kind: 'assertion' })['source']
  | 'word starts'
  | 'word ends';

/** A step of a program. Steps follow each other unless they say otherwise. */
export type Step =
  | { readonly does: 'read'; readonly source: string }
  | { readonly does: 'assert'; readonly assertion: Assertion }
  /** Goes on at both places; what the first leads to comes first. */
  | { readonly does: 'split'; first: number; second: number }
  | { readonly does: 'jump'; to: number }
  | { readonly does: 'match' };

/** Counted repetitions are written out: a program can get long. */
const maxSteps = 2000;

/**
 * Translates a pattern into steps (Thompson 1968). `undefined` if it has no such steps, because it looks
 * around or refers back, or if they would be too many.
 */
export function toProgram(pattern: PatternNode, isWholeWord: boolean): readonly Step[] | undefined {
  const steps: Step[] = [];
  let isPossible = true;

  const repeat = (node: PatternNode & { kind: 'repeat' }) => {
    for (let count = 0; count < node.min && isPossible; count += 1) emit(node.node);
    const splits: (Step & { does: 'split' })[] = [];
    const split = () => {
      const step = { does: 'split' as const, first: steps.length + 1, second: steps.length + 1 };
      steps.push(step);
      splits.push(step);
    };
    if (node.max === Infinity) {
      const start = steps.length;
      split();
      emit(node.node);
      steps.push({ does: 'jump', to: start });
    } else {
      for (let count = node.min; count < node.max && isPossible; count += 1) {
        split();
        emit(node.node);
      }
    }
    for (const step of splits) {
      if (node.isLazy) step.first = steps.length;
      else step.second = steps.length;
    }
  };

  const choose = (nodes: readonly PatternNode[]) => {
    const jumps: (Step & { does: 'jump' })[] = [];
    for (const [index, node] of nodes.entries()) {
      const isLast = index === nodes.length - 1;
      const split = { does: 'split' as const, first: steps.length + 1, second: 0 };
      if (!isLast) steps.push(split);
      emit(node);
      if (isLast) break;
      const jump = { does: 'jump' as const, to: 0 };
      steps.push(jump);
      jumps.push(jump);
      split.second = steps.length;
    }
    for (const jump of jumps) jump.to = steps.length;
  };

  function emit(node: PatternNode) {
    if (steps.length > maxSteps) isPossible = false;
    if (!isPossible) return;
    if (node.kind === 'character') steps.push({ does: 'read', source: node.source });
    else if (node.kind === 'assertion') steps.push({ does: 'assert', assertion: node.source });
    else if (node.kind === 'sequence') for (const each of node.nodes) emit(each);
    else if (node.kind === 'choice') choose(node.nodes);
    else if (node.kind === 'repeat') repeat(node);
    else isPossible = false;
  }

  if (isWholeWord) steps.push({ does: 'assert', assertion: 'word starts' });
  emit(pattern);
  if (isWholeWord) steps.push({ does: 'assert', assertion: 'word ends' });
  steps.push({ does: 'match' });
  return isPossible ? steps : undefined;
}
