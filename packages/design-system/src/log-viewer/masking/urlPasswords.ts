import type { LogSpan } from '../store/types.ts';

/** Longest password that is masked whole, in UTF-16 units. */
const maxLength = 500;

/** `//user:`, `:\/\/:`, but not `//localhost:8000/`. */
const start =
  /(?<![a-z\d+.-])(?:(?<scheme>[a-z][a-z\d+.-]{1,20}):)?(?:\\?\/){2}(?<user>[^\s/?#:"'<>[\x60]{0,100}):/gi;

/** Matches in every line with a password in an address. */
export const urlHint = /\/\\?\/[^\s/?#:"'<>[\x60]{0,100}:/;

/** Documentation and masked passwords: `${PASSWORD}@`, `<password>@`, `***@`, `%s@`. */
const placeholder = /^(?:\$?\{\{?[\w .:-]{0,60}\}?\}|<[\w .-]{1,60}>|\*{3,}|•+|%s|%\(\w{1,60}\)s)@/;

const port = /^\d{1,5}(?:[/?#,\s"'\\)\]}>;]|$)/;

/** A host with a port or a domain, and its end. */
const clearHost =
  /^(?:(?:[\w-]{1,63}\.){1,10}[a-z][\w-]{1,62}|(?:\d{1,3}\.){3}\d{1,3}|localhost|\[[\da-f:.]{2,45}\]|[\w-]{1,63}(?=:\d))(?::\d{1,5})?(?![\w.:@-])/i;

const host = /^[\w[%-]/;

/** `/@scope/`, `/package@1.2.3`, `/action@v4`: an `@` that belongs to a path. */
const isOfPath = (word: string, at: number) =>
  word[at - 1] === '/' ||
  /^(?:v?\d+(?:\.[\w-]+)*|latest|next|main|master)(?![\w.:-])/.test(word.slice(at + 1));

/** Schemes of services whose addresses have no `@` in the path, and whose passwords are written as they are. */
const ofService =
  /^(?:postgres|postgresql|mysql|mariadb|mongodb|rediss?|valkeys?|amqps?|mssql|oracle|clickhouse|cockroachdb|kafka|nats|smtps?|ldaps?|ftp|sftp)(?:\+|$)/i;

/** A quote that ends the text which an address is in, in JSON, code or prose. */
const closing = /\\?["'\x60](?=,?\s|,?\\?["'\x60]|[;)\]}>]|$)/;

const anotherAddress = /[a-z][a-z\d+.-]{1,20}:(?:\\?\/){2}/i;

/** Cuts the text after the start of an address where its word ends: at a blank, and after an `@` at a closing quote. */
function wordOf(after: string): string {
  const [word = ''] = after.split(/\s/, 1);
  const at = word.indexOf('@');
  if (at === -1) return word;
  // `mongodb://a:b@c,mongodb://d:e@f`
  const ends = [closing, anotherAddress].map((end) => word.slice(at).search(end));
  return word.slice(0, Math.min(...ends.map((end) => (end === -1 ? word.length : at + end))));
}

/** Returns the position of the `@` that ends the user information; -1 if there is none. */
function endOfPassword(word: string): number {
  const first = word.search(/@(?=[\w[%-])/);
  if (first === -1) return -1;
  const hasHost = clearHost.test(word.slice(first + 1));
  for (let at = word.lastIndexOf('@'); at > first; at = word.lastIndexOf('@', at - 1)) {
    const rest = word.slice(at + 1);
    if (host.test(rest) && !(hasHost && isOfPath(word, at))) return at;
  }
  return first;
}

/**
 * Finds passwords in addresses: `scheme://user:password@host`. Passwords are often written with reserved characters
 * (`/`, `?`, `#`, quotes), so the last `@` ends one, unless it is clearly part of the path. In doubt more is masked.
 */
export function* findUrlPasswords(text: string): Iterable<LogSpan> {
  const lastAt = text.lastIndexOf('@');
  start.lastIndex = 0;
  for (let match = start.exec(text); match !== null; match = start.exec(text)) {
    const from = start.lastIndex;
    if (from > lastAt) return;
    const { scheme = '', user = '' } = match.groups ?? {};
    const after = text.slice(from, from + maxLength);
    if (placeholder.test(after)) continue;
    // `git+ssh://git@github.com:quay/harbour.git@v1`
    if (user.includes('@') && /ssh$/i.test(scheme)) continue;
    const isService = ofService.test(scheme);
    const isPort = user !== '' && port.test(after);
    let at = endOfPassword(wordOf(after));
    if (at === -1 && isService && !isPort) {
      // With blanks in it, before a host that is one beyond doubt.
      const found = /^[^@\n]{1,100}@/.exec(after)?.[0].length ?? 0;
      if (found > 0 && !/:\/\//.test(after.slice(0, found)) && clearHost.test(after.slice(found))) {
        at = found - 1;
      }
    }
    if (at === -1) continue;
    if (isPort && !(isService && clearHost.test(after.slice(at + 1)))) continue;
    yield { from, to: from + at };
    start.lastIndex = from + at;
  }
}
