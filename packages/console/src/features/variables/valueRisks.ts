import { looksSecret } from './looksSecret.ts';

/** Why a value is probably not what the user wants. It is allowed. */
export type ValueRisk =
  /** `changethis`, `your-api-key`, `xxx`. */
  | { kind: 'example' }
  /** This computer, in place of a host or a database. */
  | { kind: 'localhost' }
  /** A reference as `${HOST}`, which the platform does not fill in. */
  | { kind: 'reference'; reference: string }
  /** Typographic quotes at an end. */
  | { kind: 'typographic' }
  /** Control or invisible characters at an end. */
  | { kind: 'invisible' }
  /** More assignments in the value: `1 B=2`. */
  | { kind: 'several' }
  /** Spaces or line breaks at an end. */
  | { kind: 'blanks' }
  /** Quotes that are part of the value. */
  | { kind: 'quotes' }
  /** Broken JSON. */
  | { kind: 'json' }
  /** An invalid URL. */
  | { kind: 'url' };

/** A variable to check. */
interface CheckedVariable {
  name: string;
  value: string;
  /** Whether nothing in the value is a reference. @default false */
  isLiteral?: boolean | undefined;
  /** Whether a variable of this name is known, for references without braces. @default none is */
  isKnown?: ((name: string) => boolean) | undefined;
}

/** Returns what is suspicious about a value. */
export function valueRisks({ name, value, isLiteral, isKnown }: CheckedVariable): ValueRisk[] {
  const risks: ValueRisk[] = [];
  if (isExample(name, value)) risks.push({ kind: 'example' });
  if (isLocalhost(name, value)) risks.push({ kind: 'localhost' });
  const [reference] = isLiteral === true ? [] : referencesIn(value, isKnown);
  if (reference !== undefined) risks.push({ kind: 'reference', reference });
  const form = formRisk(value);
  if (form !== undefined) risks.push({ kind: form });
  return risks;
}

function formRisk(value: string): Exclude<ValueRisk['kind'], 'reference'> | undefined {
  if (/^[“”„‟‘’‚‛«»]|[“”„‟‘’‚‛«»]$/.test(value)) return 'typographic';
  if (/^[ \t\r\n]|[ \t\r\n]$/.test(value))
    return value.includes('-----BEGIN') ? undefined : 'blanks';
  if (/^[\p{Cc}\p{Cf}\p{Z}]|[\p{Cc}\p{Cf}\p{Z}]$/u.test(value)) return 'invisible';
  if (/^\S*(?:\s+(?:(?:&&|;)\s+)?(?:export\s+)?[A-Z_][A-Z0-9_]*=\S*)+$/.test(value))
    return 'several';
  if (/^(["'])[\s\S]*\1$/.test(value) && value.length > 1 && !isJson(value)) return 'quotes';
  if (/^(?:\{[\s\S]*\}?|\[[\s\S]*\]?)$/.test(value) && !isJson(value)) return 'json';
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(value) && !value.includes(',') && !isUrl(value)) return 'url';
  return undefined;
}

const examples =
  /change[-_ ]?(?:this|me|it)\b|^(?:your|insert|replace|enter|put)[-_ ]|[-_ ]here$|^(?:<[^<>]+>|\$?\{\{.*\}\}|todo|tbd|placeholder|\.{3,}|…)$|(?:^|[^a-z0-9])x{3,}(?:[^a-z0-9]|$)/i;

const weakSecrets = /^(?:secret|password|passwd|admin|test|token|example|dummy|key|12345\d*)$/i;

function isExample(name: string, value: string): boolean {
  return examples.test(value) || (weakSecrets.test(value) && looksSecret(name));
}

const localHost = String.raw`(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)`;
const bareLocalhost = new RegExp(`^${localHost}(?::\\d+)?$`, 'i');
const localUrl = new RegExp(
  `^(?<scheme>[a-z][a-z0-9+.-]*)://(?:[^@/\\s]*@)?${localHost}(?=[:/?#]|$)[^,]*$`,
  'i',
);
const hostNames =
  /(?:^|_)(?:HOST|SERVER|ADDR|ADDRESS|DATABASE|DB|URL|URI|DSN|BROKER|ENDPOINT)(?:_|$)/i;

function isLocalhost(name: string, value: string): boolean {
  if (bareLocalhost.test(value)) return true;
  const scheme = localUrl.exec(value)?.groups?.['scheme'];
  if (scheme === undefined) return false;
  // A web page may well be there, unless the app itself needs it.
  return !/^https?$/i.test(scheme) || hostNames.test(name);
}

/** `$NAME`, `${NAME}`, or one with a default or an error: `${NAME:-default}`, `${NAME?error}`, `${NAME:+other}`. */
const references = /\$\{([A-Za-z_]\w*)(?:(:?[-?+])([^{}]*))?\}|\$([A-Za-z_]\w*)/g;

function referencesIn(value: string, isKnown: (name: string) => boolean = () => false): string[] {
  return [...value.matchAll(references)].flatMap(([text, braced, , , bare]) =>
    // A password may contain `$name`.
    braced !== undefined || (bare !== undefined && isKnown(bare)) ? [text] : [],
  );
}

/**
 * Replaces references by the values of known variables, and by their defaults. Returns `undefined` if a value is
 * unknown, or refers to itself, and for defaults with references in them.
 */
export function fillInReferences(
  value: string,
  known: ReadonlyMap<string, string>,
  within: readonly string[] = [],
): string | undefined {
  let isComplete = !/\$\{[^{}]*\$/.test(value);
  const filled = value.replaceAll(
    references,
    (text: string, braced?: string, operator = '', rest?: string, bare?: string) => {
      const name = braced ?? bare ?? '';
      const isSelf = within.includes(name);
      const found = isSelf || operator.endsWith('+') ? undefined : known.get(name);
      const resolved =
        found === undefined ? undefined : fillInReferences(found, known, [...within, name]);
      const fallback = operator.endsWith('-') && !isSelf ? rest : undefined;
      const result = operator === ':-' ? resolved || fallback : (resolved ?? fallback);
      if (result === undefined && bare === undefined) isComplete = false;
      return result ?? text;
    },
  );
  return isComplete ? filled : undefined;
}

/** Returns a new secret: 32 random bytes, in characters that every URL and file accepts. */
export function generateSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const isUrl = (text: string) => !/\s/.test(text) && URL.canParse(text);
