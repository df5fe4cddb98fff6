/**
 * Confidence that the value of a name is a secret. `strong`: always. `weak`: if it looks random. `none`: never.
 */
export type NameStrength = 'strong' | 'weak' | 'none';

/** Words that say where or in which form a secret is, and leave it a secret: `PASSWORD_NEW`, `SECRET_KEY_BASE`. */
const modifiers = new Set(
  `value raw plain plaintext hash base b encoded hex pem prod production dev development staging stage test
  data live old new current previous prev secondary backup default main confirm confirmation again repeat v`.split(
    /\s+/,
  ),
);

const passwords =
  /(?:passw(?:or)?d|passphrase|passcode|(?:^|db|pg|my|root|user)pwd|secret|api_?key|secretkey|accesskey|privatekey|accountkey|signingkey|encryptionkey|masterkey)$/;

/** Tokens of language models and of lists that are read page by page. */
const harmlessTokens = new Set(
  `page next continuation pagination sync stop eos bos pad unk sep cls mask start end special cancel cancellation
  unexpected first last max min num total prompt completion input output`.split(/\s+/),
);

const secretKeys = new Set(
  `api secret private access signing sign signature encryption encrypt decryption master auth account jwt jwe jws hmac
  aes rsa ssh fernet license licence subscription deploy webhook credential credentials`.split(
    /\s+/,
  ),
);

const possibleKeys = new Set(
  `app application client shared admin root service session cookie storage data crypto cipher vault host function
  instance stripe openai anthropic google gcp aws azure sendgrid mailgun twilio datadog newrelic`.split(
    /\s+/,
  ),
);

const harmlessKeys = new Set(
  `public publishable primary foreign cache partition sort routing idempotency anon index unique composite object
  lookup dedup dedupe group row translation message map dict json field column file path name bucket`.split(
    /\s+/,
  ),
);

/** `dbPassword`, `DB_PASSWORD`, `db.password` and `db-password`: db, password. Digits after a word are not part of it. */
function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .map((word) => word.replace(/(?<=[a-z])\d{1,4}$/, ''))
    .filter((word) => word !== '' && !/^\d+$/.test(word));
}

/** Returns how likely a name is that of a secret, in any spelling: `DB_PASS`, `AccountKey`, `x-api-key`, `jwt.signing.key`. */
export function strengthOf(name: string): NameStrength {
  const words = wordsOf(name);
  while (words.length > 1 && modifiers.has(words.at(-1) ?? '')) words.pop();
  const last = words.pop();
  if (last === undefined) return 'none';
  if (passwords.test(last)) return 'strong';
  switch (last) {
    case 'key':
    case 'keys':
      return strengthOfKey(words, /^[A-Z\d_]+$/.test(name));
    case 'pass':
    case 'pwd':
    case 'pw':
      return words.length > 0 || last === 'pwd' ? 'strong' : 'weak';
    case 'passwords':
    case 'secrets':
    case 'otp':
    case 'totp':
      return 'strong';
    case 'credential':
    case 'credentials':
    case 'tokens':
    case 'bearer':
    case 'jwt':
    case 'sessionid':
    case 'jsessionid':
    case 'phpsessid':
      return 'weak';
    case 'auth':
    case 'pat':
      return words.length > 0 || name.startsWith('_') ? 'weak' : 'none';
    default:
      if (!last.endsWith('token')) return 'none';
      return words.some((word) => harmlessTokens.has(word)) ? 'none' : 'strong';
  }
}

function strengthOfKey(words: readonly string[], isVariable: boolean): NameStrength {
  if (words.some((word) => harmlessKeys.has(word))) return 'none';
  if (words.some((word) => secretKeys.has(word))) return 'strong';
  const isPossible =
    words.length > 0 && (isVariable || words.some((word) => possibleKeys.has(word)));
  return isPossible ? 'weak' : 'none';
}

/** Names whose value is a list of credentials in a special format. */
export type HeaderKind = 'authorization' | 'cookie';

/** Which header a name is, if it is one with credentials: `Proxy-Authorization`, `set-cookie`. */
export function headerOf(name: string): HeaderKind | undefined {
  const last = wordsOf(name).at(-1);
  if (last === 'authorization') return 'authorization';
  return last === 'cookie' || last === 'cookies' ? 'cookie' : undefined;
}
