/** Words that name a secret, wherever they stand in a name. */
const secretWord =
  /^(?:\w*(?:secrets?|tokens?|passwords?|passwd|passphrase|pwd|credentials?|apikeys?)|salt|pepper|mnemonic)$/;

/** Words that name a secret at the end of a name: `DB_PASS`, but not `PASS_THROUGH`. */
const secretEnd =
  /(?:^| )(?:keys?|pass|pat|sk|dsn|connection string|seed phrase)(?: json| base64| b64)?$/;

/** Words after which a name is that of the same variable: `API_KEY_PROD`, `JWT_SECRET_2`. */
const variants =
  / (?:\d+|v\d+|prod|production|dev|development|staging|test|live|sandbox|old|new|next|previous|fallback|pem)$/;

/** Words at the end of a name that make it a property of a secret: `TOKEN_URL`, `SECRET_KEY_FILE`. */
const propertyWords: ReadonlySet<string> = new Set(
  `expire expires expiry expiration ttl lifetime age timeout leeway ms seconds minutes hours days
  minute second hour day length size limit count rounds iterations min max version policy
  algorithm alg hashers type format issuer audience scope scopes url uri endpoint host port domain
  region header name prefix id file path dir enabled disabled required email parallelism field
  interval period window retries delay cost strength model mode param location backend provider
  service store storage manager validators user username table topic queue template subject bucket
  class`.split(/\s+/),
);

/** Names that only look secret: keys that are public, or that are no keys; a path; a switch. */
const plainNames = [
  /^(?:next public|vite|react app|nuxt public|expo public|public) /,
  /(?:^| )(?:public|publishable|anon|site|search|primary|partition|sort|routing|cache|foreign) keys?$/,
  /^max (?:\w+ )*tokens$|(?:^| )max tokens$/,
  /^(?:require|allow|enable|use|show|has|is) |(?:^| )allow credentials$/,
  // A path of a file, and two folders.
  /^google application credentials$|^(?:old)?pwd$/,
  // Public by design: https://docs.sentry.io/concepts/key-terms/dsn-explainer/
  /(?:^| )sentry dsn$/,
];

/** A number, a boolean or a duration. None is worth hiding. */
const plainValue =
  /^(?:[+-]?\d[\d_]*(?:[.,]\d+)?|true|false|yes|no|on|off|P(?=[\dT])[\dYMWDTHS.]+|(?:\d+(?:\.\d+)?\s*(?:ms|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?|w|weeks?)\s*)+)$/i;

/** Keys and tokens of well-known forms, and URLs with a password. */
const secretValue =
  /-----BEGIN [A-Z ]*PRIVATE KEY-----|^[a-z][a-z0-9+.-]*:\/\/[^/\s:@]*:[^/\s@]+@|^(?:sk-|[sr]k_live_|sk_test_|gh[pousr]_|github_pat_|xox[abeprs]-|glpat-|hf_)\w|^https:\/\/hooks\.slack\.com\/services\/|^eyJ[\w-]+\.eyJ[\w-]+\./;

/**
 * Whether a variable usually contains a secret, by the words of its name and the form of its value. The user decides.
 * @param value its value, if known
 */
export function looksSecret(name: string, value = ''): boolean {
  const text = value.trim();
  if (plainValue.test(text)) return false;
  return secretValue.test(text) || isSecretName(name);
}

function isSecretName(name: string): boolean {
  const spaced = wordsOf(name).replace(variants, '');
  const words = spaced.split(' ');
  const isProperty = propertyWords.has(words.at(-1) ?? '');
  if (isProperty || plainNames.some((pattern) => pattern.test(spaced))) return false;
  if (secretEnd.test(spaced)) return true;
  const at = words.findIndex((word) => secretWord.test(word));
  // `PASSWORD_RESET_TIMEOUT`, `TOKEN_HEADER_NAME`: what follows is a property of it.
  return at !== -1 && !words.slice(at + 1).some((word) => propertyWords.has(word));
}

/** Returns the words of `SNAKE_CASE` and `camelCase`, in lower case and separated by spaces. */
function wordsOf(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim();
}
