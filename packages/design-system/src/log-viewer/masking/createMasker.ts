import { defaultMaskRules } from './rules.ts';
import type { LogSpan } from '../store/types.ts';
import type { Masker, MaskRule, SecretSpan } from './types.ts';

/** Options of `createMasker`. */
export interface MaskerOptions {
  /** @default {@link defaultMaskRules} */
  readonly rules?: readonly MaskRule[];
  /**
   * Secrets known to the host, such as values of variables. Each line of a value of several lines is masked. Values
   * under 6 characters are ignored.
   */
  readonly values?: readonly string[];
  /** Label of a known value. @default "Secret value" */
  readonly valueLabel?: string;
}

/** Shorter values occur in text by chance, and masking them would reveal them. */
const minValueLength = 6;

const escapeRegex = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

/** The first of two overlapping spans is used, and the longer one if both start at the same position. */
function apart(spans: SecretSpan[]): SecretSpan[] {
  const kept: SecretSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const last = kept.at(-1);
    if (last === undefined || span.from >= last.to) kept.push(span);
    // The part beyond the previous span is secret, too.
    else if (span.to > last.to) kept.splice(-1, 1, { ...last, to: span.to });
  }
  return kept;
}

const flagsOf = ({ flags }: RegExp) => flags.replaceAll(/[dgy]/g, '');

const withFlags = (pattern: RegExp, added: string) =>
  new RegExp(pattern.source, flagsOf(pattern) + added);

/** Matches in every line. */
const noHint = /(?:)/;

/** Hints that are joined into one, because one test is quicker than many. */
interface HintGroup {
  readonly hint: RegExp;
  /** Whether it matches in the current line. */
  isFound: boolean;
}

/** Joins the hints of rules by their flags: those that ignore case would make the others three times slower. */
function groupHints(rules: readonly MaskRule[]): ReadonlyMap<string, HintGroup> {
  const sources = new Map<string, Set<string>>();
  for (const { hint = noHint } of rules) {
    const flags = flagsOf(hint);
    sources.set(flags, (sources.get(flags) ?? new Set()).add(hint.source));
  }
  return new Map(
    [...sources].map(([flags, each]) => [
      flags,
      { hint: new RegExp([...each].join('|'), flags), isFound: false },
    ]),
  );
}

type Finder = (text: string) => Iterable<LogSpan>;

/** Returns a function that finds the spans that a rule masks. */
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
 * Creates a function that finds the secrets in a line. Patterns are tried in order, known values longest
 * first.
 */
export function createMasker(options: MaskerOptions = {}): Masker {
  const { rules = defaultMaskRules, values = [], valueLabel = 'Secret value' } = options;
  const known = [...new Set(values.flatMap((value) => value.split(/[\r\n]+/)))]
    .filter((value) => value.length >= minValueLength)
    .toSorted((a, b) => b.length - a.length)
    .map(escapeRegex)
    .join('|');
  const valueRules: MaskRule[] = [];
  if (known !== '') {
    // At each position again: one value may begin within another. As a hint it would slow intake by 40 %.
    const pattern = new RegExp(`(?=(?<secret>${known}))`);
    valueRules.push({ label: valueLabel, pattern, hint: new RegExp(known) });
  }
  const sets = [valueRules, rules].map((each) => ({ rules: each, groups: groupHints(each) }));
  const groups = sets.flatMap((set) => [...set.groups.values()]);
  const tried = sets.flatMap((set) =>
    set.rules.map(({ label, pattern, hint = noHint }) => ({
      label,
      find: finderOf(pattern),
      hint: withFlags(hint, ''),
      group: set.groups.get(flagsOf(hint)),
    })),
  );

  return (text) => {
    for (const group of groups) group.isFound = group.hint.test(text);
    if (!groups.some(({ isFound }) => isFound)) return [];
    const spans: SecretSpan[] = [];
    let lastHint: RegExp | undefined;
    let isPossible = true;
    for (const rule of tried) {
      if (rule.group?.isFound === false) continue;
      // Rules next to each other often share a hint.
      if (rule.hint.source !== lastHint?.source) {
        lastHint = rule.hint;
        isPossible = lastHint.test(text);
      }
      if (!isPossible) continue;
      for (const { from, to } of rule.find(text)) {
        if (to > from) spans.push({ from, to, label: rule.label });
      }
    }
    return spans.length > 1 ? apart(spans) : spans;
  };
}
