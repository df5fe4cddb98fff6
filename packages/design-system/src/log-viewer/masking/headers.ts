import type { LogSpan } from '../store/types.ts';
import { maxSecretLength } from './maxSecretLength.ts';
import type { HeaderKind } from './secretNames.ts';

/** Schemes whose credentials are a list of parameters, with quotes and commas. */
const withParameters =
  /^(?:digest|aws4-hmac-sha256|aws4-ecdsa-p256-sha256|oauth|hawk|signature|hoba|mac|scram\S*)$/i;

const knownScheme =
  /^(?:bearer|basic|digest|token|api-?key|negotiate|ntlm|aws\S*|oauth|hawk|hoba|mutual|scram\S*|vapid|googlelogin|jwt|key|sharedkey\S*|sharedaccesssignature|gnap|dpop|privatetoken|splunk|ssws|bot|signature|mac|klaviyo-api-key|zoho-oauthtoken|pve\S*)$/i;

/** Words that start a sentence about authorization, not a scheme or credentials. */
const prose =
  /^(?:required|denied|failed|failure|missing|invalid|expired|is|was|not|no|none|null|user|users|header|for|of|the|granted|checked|succeeded|success|ok|enabled|disabled|true|false|unknown|error|forbidden|optional|must|should|could|cannot|policy|rule|bearer|basic)$/i;

/** Attributes of a cookie, which are no part of its value. */
const attribute =
  /^(?:path|domain|expires|max-age|samesite|secure|httponly|priority|partitioned|version|comment)$/i;

const openQuote = /[bu]?(\\{0,7}["'`])/y;
const schemeAt = /([A-Za-z][\w-]{1,40})[ \t]+(?=\S)/y;
const wordAt = new RegExp(String.raw`[^\s"'\x60,;)\]}]{1,${maxSecretLength}}`, 'y');

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Returns the end of a quoted value: the next such quote that is not escaped by a backslash, or the end of the line. */
function endOfQuoted(line: string, from: number, quote: string): number {
  const limit = Math.min(line.length, from + maxSecretLength);
  let at = line.indexOf(quote, from);
  while (at !== -1 && at < limit) {
    if (line[at - 1] !== '\\') return at;
    at = line.indexOf(quote, at + 1);
  }
  return limit;
}

/** The quote before a header that is quoted with its value: `-H "Authorization: …"`. */
const quoteBefore = (line: string, at: number) =>
  /\\{0,7}["'`]$/.exec(line.slice(Math.max(0, at - 8), at))?.[0];

/** Finds the secrets in a header value that starts at `at`. `nameAt`: start of its name. */
export function findInHeader(
  kind: HeaderKind,
  line: string,
  nameAt: number,
  at: number,
): readonly LogSpan[] {
  const own = matchAt(openQuote, line, at);
  const begin = at + (own?.[0].length ?? 0);
  const quote = own?.[1] ?? quoteBefore(line, nameAt);
  const end =
    quote === undefined
      ? Math.min(line.length, begin + maxSecretLength)
      : endOfQuoted(line, begin, quote);
  return kind === 'cookie'
    ? findCookies(line, begin, end)
    : findCredentials(line, begin, end, quote !== undefined);
}

function findCredentials(line: string, begin: number, end: number, isQuoted: boolean): LogSpan[] {
  const scheme = matchAt(schemeAt, line, begin);
  const name = scheme?.[1] ?? '';
  const from = begin + (scheme?.[0].length ?? 0);
  if (scheme !== null && from < end) {
    if (isQuoted || withParameters.test(name)) return credentials(line, from, end);
    const to = Math.min(end, from + (matchAt(wordAt, line, from)?.[0].length ?? 0));
    const text = line.slice(from, to);
    if (knownScheme.test(name)) return credentials(line, from, to);
    if (prose.test(name)) return [];
    // An unknown scheme, or two words of a sentence.
    return text.length >= 8 && /\d|[a-z][A-Z]|=$/.test(text) ? [{ from, to }] : [];
  }
  const to = isQuoted
    ? end
    : Math.min(end, begin + (matchAt(wordAt, line, begin)?.[0].length ?? 0));
  return prose.test(line.slice(begin, to)) ? [] : credentials(line, begin, to);
}

/** Values that are masked already, or placeholders, are not secrets. */
function credentials(line: string, from: number, to: number): LogSpan[] {
  const isHidden = /^(?:[*•]{3,}|<[^>]*>|\[[a-z]+\]|\{[^}]*\}|\$\{?\w+\}?|redacted)$/i.test(
    line.slice(from, Math.min(to, from + 60)),
  );
  return to > from && !isHidden ? [{ from, to }] : [];
}

/** `a=1; b=2`, and `{'a': '1'}` of Python. */
const cookie = new RegExp(
  String.raw`([\w.$-]{1,100})(?:=|["']:\s?["'])([^\s;,"'\x60}\\]{1,${maxSecretLength}})`,
  'g',
);

function findCookies(line: string, begin: number, end: number): LogSpan[] {
  const spans: LogSpan[] = [];
  for (const match of line.slice(begin, end).matchAll(cookie)) {
    const [whole, name = '', value = ''] = match;
    if (attribute.test(name) || /^(?:[*•]{3,}|<.*|\{.*|none|true|false)$/i.test(value)) continue;
    const to = begin + match.index + whole.length;
    spans.push({ from: to - value.length, to });
  }
  return spans;
}
