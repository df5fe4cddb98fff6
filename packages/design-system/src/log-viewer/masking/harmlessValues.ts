import type { NameStrength } from './secretNames.ts';

/** A value in a line, and the text around it. */
export interface NamedValue {
  readonly name: string;
  readonly strength: NameStrength;
  /** Up to 20 characters before the name. */
  readonly before: string;
  readonly text: string;
  /** Up to 20 characters after the value. */
  readonly after: string;
  readonly isQuoted: boolean;
  /** Separator between name and value, without blanks: `:`, `=`, `,`. */
  readonly separator: string;
}

/** Longer values are neither words nor code: they are hidden unseen. */
const longest = 200;

/** `***`, `<redacted>`, `[hidden]`, `••••`, `xxxx`, `...`. */
const redacted =
  /^(?:[*•x]{3,}|X{3,}|\.{3,}|…+|[<([{]{1,2}\s?(?:redacted|hidden|masked|filtered|secret|removed|omitted|set|unset|none|empty)\s?[>)\]}]{0,2}|redacted|masked|filtered)$/i;

/** `${NAME}`, `$NAME`, `{name}`, `{{ name }}`, `%s`, `%(name)s`, `<name>`: filled in elsewhere. */
const template =
  /^(?:\$\{[^}]+\}?|\$\w+|\{{1,2}[^{}]*\}{0,2}|%[sdr]|%\(\w+\)s|<[^<>]*>?|\$\([^)]*\)?)$/;

const nothing =
  /^(?:none|null|nil|undefined|true|false|yes|no|on|off|nan|empty|unset|missing|required|optional|present|absent|provided|expired|invalid|valid|incorrect|wrong|changed|rotated|revoked|ok|bearer|basic|jwt|default|unknown|disabled|enabled)$/i;

/** Prose after a colon: "password: must have at least 8 characters". */
const prose =
  /^(?:must|should|is|was|are|has|have|had|field|input|value|string|str|bytes|expired|invalid|incorrect|wrong|missing|required|not|no|none|too|please|at|the|a|an|for|of|in|on|to|from|by|with|user|users|and|or|cannot|can't|can|may|will|does|did|failed|mismatch|ok|changed|reset|updated|rotated|accepted|rejected|revoked|unknown|empty|set|unset|hidden|this|that|it|your|using|found|loaded|created|refreshed|got|expected|unexpected|denied|granted|allowed|forbidden)$/i;

const sentence =
  /^(?:field|this|string|value|input|password|token|must|should|too|at|invalid|incorrect|wrong|not|no|missing|ensure|please|the|your)\b.*\s\w+/is;

/** A type, as source code has it: `password: str`, `token: Optional[str] = None`. */
export const annotation =
  /(?:(?:typing|t|pydantic)\.)?(?:str|bytes|int|float|bool|string|number|boolean|any|unknown|object|none|Any|None|dict|list|set|tuple|Optional|Union|List|Dict|Annotated|SecretStr|SecretBytes|Secret|String|Mapped|Column|Field|Literal|ClassVar|Final|Callable|Path|UUID)(?:\[[^\n=]{0,80}\]|\([^\n]{0,80}\))?(?:\s?\|\s?\w+){0,4}(?=\s*(?:[=,;)\]}]|$))/y;

const roots =
  /^(?:self|cls|os|settings?|config|conf|cfg|request|req|user|app|env|environ|args?|kwargs|data|form|form_data|payload|body|process|this|ctx|context|options|opts|params|credentials|creds|secrets|event|row|obj|model|instance|session|client|response|resp|token|auth|getpass|import)[.[(]/;

/** `get_token(request)`, `getpass()`, `crypto.randomBytes(32)`. */
const call = /^[A-Za-z_][\w.]{0,60}\((?:$|[\w.,\s="'[\]()]*$)/;

const number = /^-?\d+(?:[.,]\d+)*[kKmM%]?$/;

/** Digits among letters, capitals within words, or so long that no word is. */
function looksRandom(text: string): boolean {
  if (text.startsWith('/') || /^[a-z]+(?:[ /._-][a-z]+)*$/.test(text))
    return text.length >= 40 && !/[/. ]/.test(text);
  if (/^\d+$/.test(text) || /\s/.test(text)) return false;
  return text.length >= 8 && (/\d/.test(text) || /[a-z][A-Z]/.test(text) || text.length >= 24);
}

/** Whether a value under the name of a secret is none after all: a number of tokens, a type, a word, a placeholder. */
export function isHarmless(value: NamedValue): boolean {
  const { name, strength, text, isQuoted, separator } = value;
  if (text.length > longest) return false;
  if (redacted.test(text) || template.test(text) || text.startsWith('-----BEGIN')) return true;
  const isPassword = /pass|pwd|otp/i.test(name);
  if (!isPassword && number.test(text) && text.length <= 9) return true;
  if (strength === 'weak') return !looksRandom(text);
  if (nothing.test(text)) return true;
  if (isQuoted) return sentence.test(text);
  if (roots.test(text) || call.test(text)) return true;
  if (text === name && /^[a-z_]+$/.test(text)) return true;
  return separator === ':' && isProse(value);
}

/** "Unexpected token: punc", "Wrong password: 3 attempts left". */
function isProse({ before, text, after }: NamedValue): boolean {
  const [first = ''] = text.split(/\s/);
  if (prose.test(first) || /\bunexpected $/i.test(before)) return true;
  return /^\d{1,3}$/.test(text) && /^ [a-z]/.test(after);
}
