import { defaultMaskRules } from './rules.ts';
import type { LogSpan } from '../store/types.ts';
import type { Masker, MaskRule, SecretSpan } from './types.ts';

/** Options of `createMasker`. */
export interface MaskerOptions {
  /** @default {@link defaultMaskRules} */
  readonly rules?: readonly MaskRule[];
  /**
   * Secrets the host knows, such as values of variables, and each line of those that have several. What is under 6
   * characters is not looked for.
   */
  readonly values?: readonly string[];
  /** Label of a known value. @default "Secret value" */
  readonly valueLabel?: string;
}

/** Shorter values occur in text by chance, and hiding them would tell where. */
const minValueLength = 6;

const escapeRegex = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

/** The first span wins where two overlap, and the longer one where both begin at one place. */
function apart(spans: SecretSpan[]): SecretSpan[] {
  const kept: SecretSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const last = kept.at(-1);
    if (last === undefined || span.from >= last.to) kept.push(span);
    // What sticks out of the span before is as secret as the rest of it.
    else if (span.to > last.to) kept.splice(-1, 1, { ...last, to: span.to });
  }
  return kept;
}

/** One hint for all rules, if each has one. Looked for in any case: it may match too often, never too rarely. */
function hintOf(rules: readonly MaskRule[]): RegExp | undefined {
  const sources = new Set(rules.map(({ hint }) => hint?.source));
  return sources.has(undefined)
    ? undefined
    : new RegExp(sources.size > 0 ? [...sources].join('|') : '(?!)', 'i');
}

const withFlags = (pattern: RegExp, added: string) =>
  new RegExp(pattern.source, pattern.flags.replaceAll(/[dgy]/g, '') + added);

type Finder = (text: string) => Iterable<LogSpan>;

/** The function that finds what a rule hides. */
function finderOf(pattern: MaskRule['pattern']): Finder {
  if (typeof pattern === 'function') return pattern;
  const global = withFlags(pattern, 'dg');
  return function* find(text) {
    for (const match of text.matchAll(global)) {
      const [from, to] = match.indices?.groups?.['secret'] ?? match.indices?.[0] ?? [0, 0];
      yield { from, to };
    }
  };
}

/**
 * Makes the function that finds what to hide in a line. Patterns are tried one after the other, known
 * values longest first.
 */
export function createMasker(options: MaskerOptions = {}): Masker {
  const { rules = defaultMaskRules, values = [], valueLabel = 'Secret value' } = options;
  const known = [...new Set(values.flatMap((value) => value.split(/[\r\n]+/)))]
    .filter((value) => value.length >= minValueLength)
    .toSorted((a, b) => b.length - a.length)
    .map(escapeRegex)
    .join('|');
  const all = [...rules];
  if (known !== '') {
    // At each place anew: one value may begin within another. As a hint it would slow intake by 40 %.
    const pattern = new RegExp(`(?=(?<secret>${known}))`);
    all.unshift({ label: valueLabel, pattern, hint: new RegExp(known) });
  }
  const hint = hintOf(all);
  const tried = all.map((rule) => ({
    label: rule.label,
    find: finderOf(rule.pattern),
    hint: rule.hint && withFlags(rule.hint, ''),
  }));

  const mask = (text: string): readonly SecretSpan[] => {
    if (hint?.test(text) === false) return [];
    const spans: SecretSpan[] = [];
    let lastHint: RegExp | undefined;
    let isPossible = true;
    for (const rule of tried) {
      // Rules next to each other often share a hint.
      if (rule.hint === undefined || rule.hint.source !== lastHint?.source) {
        lastHint = rule.hint;
        isPossible = lastHint?.test(text) ?? true;
      }
      if (!isPossible) continue;
      for (const { from, to } of rule.find(text)) {
        if (to > from) spans.push({ from, to, label: rule.label });
      }
    }
    return spans.length > 1 ? apart(spans) : spans;
  };
  return Object.assign(mask, { hint });
}
