import type { MaskRule } from './types.ts';

/** Names whose value is a secret: `DB_PASSWORD=…`, `"api_key": "…"`. */
const names = String.raw`[\w.-]{0,40}(?:passw(?:or)?d|passphrase|secret|token|api[_-]?key|private[_-]?key|access[_-]?key|credentials?)`;

/**
 * What is hidden unless a host says otherwise. Formats are those their issuers publish; each begins with
 * something rare, so that text that only resembles one is let be. Repetitions are bounded: a line of a
 * megabyte must not take more than linear time.
 */
export const defaultMaskRules: readonly MaskRule[] = [
  { label: 'GitHub token', pattern: /\b(?:gh[pousr]_\w{36,255}|github_pat_\w{50,255})/ },
  { label: 'GitLab token', pattern: /\bglpat-[\w-]{20,}/ },
  { label: 'AWS access key', pattern: /\b(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}\b/ },
  { label: 'Stripe key', pattern: /\b(?:sk|rk|whsec)_(?:(?:live|test)_)?[A-Za-z0-9]{16,}/ },
  { label: 'Slack token', pattern: /\bxox[abeoprs]-[\w-]{10,}/ },
  { label: 'Google key', pattern: /\bAIza[\w-]{35}/ },
  { label: 'npm token', pattern: /\bnpm_[A-Za-z0-9]{36}\b/ },
  { label: 'PyPI token', pattern: /\bpypi-[\w-]{40,}/ },
  { label: 'OpenAI key', pattern: /\bsk-(?:proj-|ant-)?[\w-]{20,}/ },
  { label: 'JSON Web Token', pattern: /\beyJ[\w-]{8,2000}\.eyJ[\w-]{8,4000}\.[\w-]{0,2000}/ },
  { label: 'Bearer token', pattern: /\b(?:Bearer|Basic)[ \t]+(?<secret>[\w.~+/-]{12,}=*)/i },
  {
    label: 'Private key',
    pattern: /-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----(?<secret>.+?)(?:-----END|$)/,
  },
  {
    label: 'Password in a URL',
    pattern: /\b[a-z][a-z\d+.-]{1,20}:\/\/[^\s/:@"']{0,100}:(?<secret>[^\s/@"']{1,200})@/i,
  },
  {
    label: 'Secret',
    pattern: new RegExp(
      String.raw`\b${names}["']?[ \t]{0,3}[=:][ \t]{0,3}["']?(?<secret>(?<=")[^"]{4,2000}|(?<=')[^']{4,2000}|(?!Bearer\b|Basic\b)[^\s"',;&]{4,2000})`,
      'i',
    ),
  },
];
