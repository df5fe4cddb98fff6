import { defaultMaskRules } from './rules.ts';
import type { Masker, MaskRule, SecretSpan } from './types.ts';

/** What to hide. */
export interface MaskerOptions {
  /** @default {@link defaultMaskRules} */
  readonly rules?: readonly MaskRule[];
  /** Secrets the host knows, such as values of variables. Those under 6 characters are not looked for. */
  readonly values?: readonly string[];
  /** What a known value is called. @default "Secret value" */
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
    else if (span.to > last.to) kept.push({ ...span, from: last.to });
  }
  return kept;
}

/**
 * Makes the function that finds what to hide in a line. Patterns are tried one after the other, known
 * values longest first.
 */
export function createMasker(options: MaskerOptions = {}): Masker {
  const { rules = defaultMaskRules, values = [], valueLabel = 'Secret value' } = options;
  const known = [...new Set(values)]
    .filter((value) => value.length >= minValueLength)
    .toSorted((a, b) => b.length - a.length)
    .map(escapeRegex);
  const all = [
    ...(known.length > 0 ? [{ label: valueLabel, pattern: new RegExp(known.join('|')) }] : []),
    ...rules,
  ].map(({ label, pattern }) => ({
    label,
    pattern: new RegExp(pattern.source, `${pattern.flags.replaceAll(/[dgy]/g, '')}dg`),
  }));

  return (text) => {
    const spans: SecretSpan[] = [];
    for (const { label, pattern } of all) {
      for (const match of text.matchAll(pattern)) {
        const [from, to] = match.indices?.groups?.['secret'] ?? match.indices?.[0] ?? [0, 0];
        if (to > from) spans.push({ from, to, label });
      }
    }
    return spans.length > 1 ? apart(spans) : spans;
  };
}
