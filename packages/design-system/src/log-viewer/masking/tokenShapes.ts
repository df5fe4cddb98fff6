import type { MaskRule } from './types.ts';

/**
 * Tokens with a known format, as their issuers publish it: the label, the letters of their own that they begin
 * with, up to a `_`, `-` or `.`, and the rest.
 */
const prefixed: readonly (readonly [label: string, prefix: string, rest: string])[] = [
  ['GitHub token', 'gh[pousr]_', String.raw`\w{36,255}`],
  ['GitHub token', 'github_pat_', String.raw`\w{50,255}`],
  ['GitLab token', 'gl(?:pat|dt|rt|cbt|ptt|ft|soat|agent|imt)-', String.raw`[\w-]{20,}`],
  ['Stripe key', '(?:sk|rk|whsec)_', '(?:(?:live|test|prod)_)?[A-Za-z0-9]{16,}'],
  ['Slack token', 'xox[abceoprs]-', String.raw`[\w-]{10,}`],
  ['Slack token', 'xapp-', String.raw`\d-[\w-]{10,}`],
  ['Google key', 'GOCSPX-', String.raw`[\w-]{20,}`],
  ['Google key', String.raw`ya29\.`, String.raw`[\w-]{20,}`],
  ['npm token', 'npm_', String.raw`[A-Za-z0-9]{36}\b`],
  ['PyPI token', 'pypi-', String.raw`[\w-]{40,}`],
  ['API key', 'sk-', String.raw`[\w-]{20,}`],
  ['API key', '(?:gsk|pcsk|r8|fal|tgp_v1|lsv2_(?:pt|sk))_', String.raw`[\w-]{20,}`],
  ['API key', '(?:xai|pplx)-', String.raw`[\w-]{20,}`],
  ['Logfire token', 'pylf_', String.raw`v\d_\w{2,4}_[\w-]{20,}`],
  ['Hugging Face token', '(?:hf|api_org)_', '[A-Za-z]{30,}'],
  ['SendGrid key', String.raw`SG\.`, String.raw`[\w-]{16,64}\.[\w-]{16,64}`],
  ['Mail key', 'key-', String.raw`[0-9a-f]{32}\b`],
  ['Mail key', 'xkeysib-', '[0-9a-f]{64}'],
  ['Mail key', 're_', '[A-Za-z0-9]{8}_[A-Za-z0-9]{20,}'],
  ['DigitalOcean token', 'do[oprt]_v1_', String.raw`[a-f0-9]{64}\b`],
  ['Sentry token', 'sntry[su]_', String.raw`[\w+/=-]{40,}`],
  ['Database token', 'pscale_(?:tkn|pw|oauth)_', String.raw`[\w.=-]{32,}`],
  ['Database token', 'sbp_', String.raw`[a-f0-9]{40}\b`],
  ['Database token', 'sb_secret_', String.raw`[\w-]{20,}`],
  ['Database token', 'napi_', '[a-z0-9]{40,}'],
  ['Deploy token', 'fm[12][ar]?_', String.raw`[\w+/=,-]{40,}`],
  ['Deploy token', '(?:fo1|rnd|nfp)_', String.raw`[\w-]{20,}`],
  ['Deploy token', 'HRKU-', String.raw`[\w-]{36,}`],
  ['Vault token', String.raw`hv[sbr]\.`, String.raw`[\w-]{24,}`],
  ['Doppler token', String.raw`dp\.(?:pt|st|ct|sa|scim|audit)\.`, String.raw`[\w.-]{40,}`],
  ['Grafana token', 'gl(?:c|sa)_', String.raw`[\w+/=-]{32,}`],
  ['New Relic key', 'NR(?:AK|II|JS|AL)-', String.raw`[\w-]{20,}`],
  ['Docker token', 'dckr_(?:pat|oat)_', String.raw`[\w-]{20,}`],
  ['Linear key', 'lin_(?:api|oauth)_', '[A-Za-z0-9]{32,}'],
  ['Notion token', '(?:ntn|secret)_', String.raw`[A-Za-z0-9]{40,}\b`],
  ['Shopify token', 'shp(?:at|ca|pa|ss)_', '[a-fA-F0-9]{32}'],
  ['Square token', 'sq0[a-z]{3}-', String.raw`[\w-]{22,}`],
  ['Postman key', 'PMAK-', String.raw`[\w-]{50,}`],
  ['PostHog key', 'phx_', '[A-Za-z0-9]{40,}'],
  ['Tailscale key', 'tskey-', String.raw`[\w-]{20,}`],
  ['RubyGems key', 'rubygems_', '[0-9a-f]{48}'],
  ['Pulumi token', 'pul-', '[0-9a-f]{40}'],
  ['Prefect key', 'pn[ub]_', '[A-Za-z0-9]{36}'],
  ['Mapbox token', String.raw`sk\.`, String.raw`eyJ[\w-]{20,}\.[\w-]{10,}`],
  ['1Password token', 'ops_', String.raw`eyJ[\w+/=-]{50,}`],
  ['age key', 'AGE-SECRET-KEY-', '1[0-9A-Z]{50,}'],
  ['Discord bot token', String.raw`[MNO][\w-]{23,25}\.[\w-]{6}\.`, String.raw`[\w-]{27,40}`],
  ['Airtable token', String.raw`pat[A-Za-z0-9]{14}\.`, '[0-9a-f]{64}'],
  ['Terraform token', String.raw`\w{14}\.atlasv1\.`, String.raw`[\w-]{60,}`],
  [
    'Webhook',
    String.raw`hooks\.slack\.`,
    String.raw`com\/(?:services|workflows|triggers)\/(?<secret>[\w/-]{20,200})`,
  ],
  [
    'Webhook',
    String.raw`discord(?:app)?\.`,
    String.raw`com\/api\/webhooks\/\d{5,25}\/(?<secret>[\w-]{30,100})`,
  ],
];

/**
 * Matches in every line with such a token. Looking for fifty prefixes at each character would double the intake time,
 * so it looks for the end of a prefix with enough text after it, and only then back at the prefix.
 */
const prefixHint = new RegExp(
  String.raw`[_.-][\w.+/=-]{10}(?<=\b(?:${prefixed.map(([, prefix]) => prefix).join('|')})[\w.+/=-]{10})`,
);

/** Tokens of other forms, each with a hint that begins with something rare. */
const others: readonly MaskRule[] = [
  {
    label: 'AWS access key',
    pattern: /\b(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}\b/,
    hint: /\bA(?:KIA|SIA|BIA|CCA)[A-Z2-7]{16}/,
  },
  { label: 'Google key', pattern: /\bAIza[\w-]{35}/, hint: /\bAIza[\w-]{35}/ },
  {
    label: 'Atlassian token',
    pattern: /\bAT(?:ATT|CTT|BB)[\w=-]{24,}/,
    hint: /\bAT(?:ATT|CTT|BB)[\w=-]{24}/,
  },
  { label: 'Twilio key', pattern: /\bSK[0-9a-f]{32}\b/, hint: /\bSK[0-9a-f]{32}/ },
  { label: 'Databricks token', pattern: /\bdapi[0-9a-f]{32}/, hint: /\bdapi[0-9a-f]{32}/ },
  { label: 'Mail key', pattern: /\b[0-9a-f]{32}-us\d{1,2}\b/, hint: /-us\d/ },
  {
    label: 'Telegram bot token',
    pattern: /(?<![\w:-])(?:bot)?(?<secret>\d{8,10}:AA[\w-]{32,33})(?![\w-])/,
    hint: /:AA[\w-]{32}/,
  },
  {
    label: 'Azure client secret',
    pattern: /\b[\w~.-]{3}\dQ~[\w~.-]{31,34}/,
    hint: /Q~[\w~.-]{31}/,
  },
  {
    label: 'Password hash',
    pattern:
      /\$2[aby]\$\d{2}\$[./A-Za-z0-9]{53}|\$(?:argon2(?:id|i|d)|scrypt|pbkdf2-sha\d{3}|[56y])\$[^\s"',]{20,300}|\bpbkdf2_sha256\$\d{4,8}\$[^\s"',]{20,200}/,
    hint: /\$[\w-]{1,20}\$/,
  },
];

/** Rules for tokens with a known format. */
export const tokenShapes: readonly MaskRule[] = [
  ...prefixed.map(([label, prefix, rest]) => ({
    label,
    pattern: new RegExp(String.raw`\b(?:${prefix})${rest}`),
    hint: prefixHint,
  })),
  ...others,
];
