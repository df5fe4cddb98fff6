import type { MaskRule } from './types.ts';

/** Names whose value is a secret: `DB_PASSWORD=…`, `"api_key": "…"`. */
const names = String.raw`passw(?:or)?d|passphrase|secret|token|api[_-]?key|private[_-]?key|access[_-]?key|credentials?`;

/**
 * What stands in quotes, up to the one that ends it. In JSON that is the text of other JSON, the quotes have
 * backslashes before them: `escapes` of them around the value, `2 * escapes + 1` within it.
 */
function quoted(quote: string, escapes: number): string {
  const backslash = String.raw`(?:\\{${2 * escapes + 2}})`;
  const end = String.raw`\\{${escapes}}${quote}`;
  const part = [
    String.raw`[^${quote}\\]`,
    String.raw`\\{1,400}(?![${quote}\\])`,
    String.raw`${backslash}{0,50}\\{${2 * escapes + 1}}${quote}`,
    `${backslash}{1,50}(?=${end})`,
  ].join('|');
  // Not JSON, and the value ends in a backslash: what follows its quote would be taken for the value.
  const isEnd = escapes === 0 ? String.raw`(?=${quote}(?![\w\\]))` : '';
  return String.raw`(?<=(?<!\\)${end})(?:${part}){1,2000}${isEnd}`;
}

/** What stands in quotes without an end: a quote after a backslash ends it where a value could end. */
const unended = (quote: string) =>
  String.raw`(?<=(?<!\\)${quote})(?:[^${quote}]|(?<=\\)${quote}(?![\s,;&)}\]]|$)){4,2000}`;

const values = [
  ...['"', "'"].flatMap((quote) => [0, 1, 3].map((escapes) => quoted(quote, escapes))),
  unended('"'),
  unended("'"),
  String.raw`(?!Bearer\b|Basic\b|\\{1,7}["'])[^\s"',;&]{4,2000}`,
].join('|');

/** A name and what stands between it and its value. */
const named = String.raw`(?:${names})(?:\\{0,7}["'])?[ \t]{0,3}[=:]`;

/** A pattern that gives up after a few letters in almost any text: nothing is quicker to look for. */
const rareAtFirst = (label: string, pattern: RegExp): MaskRule => ({
  label,
  pattern,
  hint: pattern,
});

/**
 * What is hidden unless a host says otherwise. Formats are those their issuers publish; each begins with
 * something rare, so that text that only resembles one is let be. Repetitions are bounded: a line of a
 * megabyte must not take more than linear time.
 */
export const defaultMaskRules: readonly MaskRule[] = [
  rareAtFirst('GitHub token', /\b(?:gh[pousr]_\w{36,255}|github_pat_\w{50,255})/),
  rareAtFirst('GitLab token', /\bglpat-[\w-]{20,}/),
  rareAtFirst('AWS access key', /\b(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}\b/),
  rareAtFirst('Stripe key', /\b(?:sk|rk|whsec)_(?:(?:live|test)_)?[A-Za-z0-9]{16,}/),
  rareAtFirst('Slack token', /\bxox[abeoprs]-[\w-]{10,}/),
  rareAtFirst('Google key', /\bAIza[\w-]{35}/),
  rareAtFirst('npm token', /\bnpm_[A-Za-z0-9]{36}\b/),
  rareAtFirst('PyPI token', /\bpypi-[\w-]{40,}/),
  rareAtFirst('OpenAI key', /\bsk-(?:proj-|ant-)?[\w-]{20,}/),
  {
    label: 'JSON Web Token',
    pattern: /\beyJ[\w-]{8,2000}\.eyJ[\w-]{8,4000}\.[\w-]{0,2000}/,
    hint: /eyJ[\w-]{8}/,
  },
  {
    label: 'Bearer token',
    pattern: /\b(?:Bearer|Basic)[ \t]+(?<secret>[\w.~+/-]{12,}=*)/i,
    hint: /(?:Bearer|Basic)[ \t]/i,
  },
  {
    label: 'Private key',
    pattern: /-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----(?<secret>.+?)(?:-----END|$)/s,
    hint: /-----BEGIN /,
  },
  {
    label: 'Password in a URL',
    pattern: /\b[a-z][a-z\d+.-]{1,20}:\/\/[^\s/:@"']{0,100}:(?<secret>[^\s/@"']{1,200})@/i,
    hint: /:\/\/[^\s/:@"']{0,100}:[^\s/@"']{1,200}@/,
  },
  {
    label: 'Secret',
    pattern: new RegExp(
      String.raw`\b[\w.-]{0,40}${named}[ \t]{0,3}(?:\\{0,7}["'])?(?<secret>${values})`,
      'i',
    ),
    hint: new RegExp(named, 'i'),
  },
];
