import type { MaskRule } from './types.ts';

/** Names whose value is a secret: `DB_PASSWORD=…`, `"api_key": "…"`. */
const names = String.raw`passw(?:or)?d|passphrase|secret|token|api[_-]?key|private[_-]?key|access[_-]?key|credentials?`;

/**
 * What is hidden unless a host says otherwise. Formats are those their issuers publish; each begins with
 * something rare, so that text that only resembles one is let be. Repetitions are bounded: a line of a
 * megabyte must not take more than linear time.
 */
export const defaultMaskRules: readonly MaskRule[] = [
  {
    label: 'GitHub token',
    pattern: /\b(?:gh[pousr]_\w{36,255}|github_pat_\w{50,255})/,
    hint: /gh[pousr]_|github_pat_/,
  },
  { label: 'GitLab token', pattern: /\bglpat-[\w-]{20,}/, hint: /glpat-/ },
  {
    label: 'AWS access key',
    pattern: /\b(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}\b/,
    hint: /A(?:KIA|SIA|BIA|CCA)[A-Z2-7]/,
  },
  {
    label: 'Stripe key',
    pattern: /\b(?:sk|rk|whsec)_(?:(?:live|test)_)?[A-Za-z0-9]{16,}/,
    hint: /(?:sk|rk|whsec)_\w{9}/,
  },
  { label: 'Slack token', pattern: /\bxox[abeoprs]-[\w-]{10,}/, hint: /xox[abeoprs]-/ },
  { label: 'Google key', pattern: /\bAIza[\w-]{35}/, hint: /AIza\w/ },
  { label: 'npm token', pattern: /\bnpm_[A-Za-z0-9]{36}\b/, hint: /npm_\w{9}/ },
  { label: 'PyPI token', pattern: /\bpypi-[\w-]{40,}/, hint: /pypi-[\w-]{9}/ },
  { label: 'OpenAI key', pattern: /\bsk-(?:proj-|ant-)?[\w-]{20,}/, hint: /sk-[\w-]{9}/ },
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
      String.raw`\b[\w.-]{0,40}(?:${names})["']?[ \t]{0,3}[=:][ \t]{0,3}["']?(?<secret>(?<=")[^"]{4,2000}|(?<=')[^']{4,2000}|(?!Bearer\b|Basic\b)[^\s"',;&]{4,2000})`,
      'i',
    ),
    hint: new RegExp(String.raw`(?:${names})["']?[ \t]{0,3}[=:]`, 'i'),
  },
];
