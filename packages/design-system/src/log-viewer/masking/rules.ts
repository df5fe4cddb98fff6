import { maxSecretLength } from './maxSecretLength.ts';
import { findNamedSecrets } from './namedSecrets.ts';
import { tokenShapes } from './tokenShapes.ts';
import type { MaskRule } from './types.ts';
import { findUrlPasswords, urlHint } from './urlPasswords.ts';

/** Text before the value of a name that may be secret. {@link findNamedSecrets} decides whether it is. */
const nameHint =
  /(?:pass|pwd|_pw|secret|token|key|credential|auth|cookie|otp|bearer|jwt|sessi?d|sessionid|_pat)[\w.-]{0,60}(?:(?:\\{0,7}["'`])?\]?\s{0,8}[=:!>,]|\s{1,4}[^\s-])/i;

const parameter = String.raw`[?&](?:X-(?:Amz|Goog)-(?:Signature|Security-Token)|sig(?:nature)?|se?id|hmac|code|key|auth|ticket|jwt|otp)=`;

/**
 * Default rules. Formats are those that issuers publish; each starts with a rare text, so that similar text is not
 * masked. Repetitions are bounded: a line of a megabyte must take linear time.
 */
export const defaultMaskRules: readonly MaskRule[] = [
  ...tokenShapes,
  {
    label: 'JSON Web Token',
    pattern: new RegExp(
      String.raw`\beyJ[\w-]{8,2000}\.eyJ[\w-]{8,${maxSecretLength}}\.[\w-]{0,${maxSecretLength}}`,
    ),
    hint: /\.eyJ/,
  },
  {
    // With a digit, an underscore or a capital within a word: "Basic authentication" is none.
    label: 'Bearer token',
    pattern: new RegExp(
      String.raw`\b(?:[Bb]earer|BEARER|[Bb]asic|BASIC)[ \t]+(?<secret>(?=[\w.~+/-]{0,200}(?:\d|_|=|[a-z][A-Z]))[\w.~+/-]{8,${maxSecretLength}}=*)`,
    ),
    hint: /(?:bearer|basic)[ \t]/i,
  },
  {
    label: 'Private key',
    pattern: /-----BEGIN [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?<secret>.+?)(?:-----END|$)/s,
    hint: /-----BEGIN /,
  },
  { label: 'Password in a URL', pattern: findUrlPasswords, hint: urlHint },
  {
    label: 'Token in a URL',
    pattern: new RegExp(
      String.raw`\b(?:https?|git\+https|wss?):(?:\\?\/){2}(?<secret>(?=[\w.~%-]{0,60}(?:\d|[A-Z]{4})|[\w.~%-]{20})[\w.~%-]{5,300}(?=(?::x-oauth-basic|:)?@))`,
    ),
    hint: /\/\\?\/[\w.~%-]{5,300}:?@/,
  },
  {
    label: 'Password in a URL',
    pattern: /%3A%2F%2F[\w.~-]{0,100}%3A(?<secret>[\w.~%!*'()-]{1,300})(?:%40|@)/i,
    hint: /%3[Aa]%2[Ff]%2[Ff]/,
  },
  {
    label: 'Password',
    pattern:
      /\b(?:curl|wget|https?)\b[^\n]{0,300}?\s(?:-u|-U|--user|--proxy-user)[= ]?\s?["']?[\w.@%+-]{1,60}:(?<secret>[^\s"']{1,200})/,
    hint: /(?:-u|--user|--proxy-user)[= ]?\s?["']?[\w.@%+-]{1,60}:/,
  },
  {
    label: 'Password',
    pattern:
      /\b(?:mysql\w{0,10}|mariadb\w{0,10}|sshpass|redis-cli)\b[^\n]{0,300}?\s(?:-p\s?|-a\s)(?<secret>[^\s"'-][^\s"']{2,200})/,
    hint: /-[pa](?<=\s-.)/,
  },
  {
    label: 'Password',
    pattern: /\b(?:PASSWORD|IDENTIFIED BY)\s{1,4}'(?<secret>[^'\n]{1,300})'/i,
    hint: /(?:password|identified by)\s{1,4}'/i,
  },
  {
    // Names that are secrets in the query of an address only.
    label: 'Secret',
    pattern: new RegExp(
      String.raw`${parameter}(?<secret>(?=[\w%.~+/-]{0,200}\d)[\w%.~+/-]{12,${maxSecretLength}}=*)`,
      'i',
    ),
    hint: /[?&][A-Za-z-]{3,25}=[\w%.~+/-]{12}/,
  },
  { label: 'Secret', pattern: findNamedSecrets, hint: nameHint },
];
