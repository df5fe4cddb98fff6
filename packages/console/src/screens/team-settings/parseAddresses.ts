import { addressParser } from 'postal-mime';
import type { Address } from 'postal-mime';

/** Invisible characters that pages and chats add. */
const invisible = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** A word with an at sign, without characters that surround addresses. */
const atWord = /[^\s,;:<>()[\]"]*@[^\s,;<>()[\]"]*/g;

/**
 * Parses the email addresses in typed or pasted text, as mail programs write them (RFC 5322): one a line or with
 * commas, semicolons or blanks between, each alone or as `Name <address>`. Duplicates are removed. Words that
 * look like invalid addresses are included, to be reported; an address in a display name keeps its quotes, so that it is
 * not invited.
 */
export function parseAddresses(text: string): string[] {
  const found = new Map<string, string>();
  // Full-width letters and signs, as Japanese keyboards write them, become the ones of addresses.
  const plain = text.normalize('NFKC').replaceAll(invisible, '').replaceAll('、', ',');
  for (const line of plain.split(/[\n\r\u2028\u2029]+/)) {
    for (const part of splitAtSemicolons(withoutOpenPairs(withoutWrapping(line)))) {
      for (const address of addressesOf(part)) {
        const key = address.toLowerCase();
        if (!found.has(key)) found.set(key, address);
      }
    }
  }
  return [...found.values()];
}

/** Removes `mailto:`, the query of such a link, and the single quotes that Outlook puts around an address. */
function withoutWrapping(line: string): string {
  return line
    .replaceAll(/mailto:/gi, '')
    .replaceAll(/(@[^\s?,;<>"]*)\?[^\s,;<>"]*/g, '$1')
    .replaceAll(/'([^\s'<>"]+@[^\s'<>"]+)'/g, '$1');
}

function splitAtSemicolons(line: string): string[] {
  return line.match(/(?:"(?:[^"\\]|\\.)*"|[^;])+/g) ?? [];
}

/** Removes unclosed quotes and parentheses, which would include the rest of the text. */
function withoutOpenPairs(line: string): string {
  const withoutQuotes = line.replaceAll(/"(?:[^"\\]|\\.)*"/g, '');
  const withoutComments = withoutQuotes.replaceAll(/\([^()]*\)/g, '');
  const noQuotes = withoutQuotes.includes('"') ? line.replaceAll('"', ' ') : line;
  return /[()]/.test(withoutComments) ? noQuotes.replaceAll(/[()]/g, ' ') : noQuotes;
}

function addressesOf(part: string): string[] {
  const found: string[] = [];
  const mailboxes = addressParser(part, { flatten: true });
  for (const [index, mailbox] of mailboxes.entries()) {
    found.push(...candidatesOf(mailbox, mailboxes[index + 1], part));
  }
  // The library returns every word; this does not depend on it.
  const known = found.join(' ').toLowerCase();
  const missed = (part.match(atWord) ?? []).filter((word) => !known.includes(word.toLowerCase()));
  const placeOf = (candidate: string) => part.indexOf(candidate.replaceAll('"', ''));
  return [...found, ...missed]
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((candidate) => toAscii(candidate));
}

function candidatesOf(
  { name, address = '' }: Address,
  next: Address | undefined,
  part: string,
): string[] {
  const words = name.split(/\s+/).filter((word) => word !== '');
  if (address === '') {
    // `Hopper, Mary <mary@example.com>`: the comma belongs to the name.
    const isFamilyName =
      !name.includes('@') &&
      next?.name !== '' &&
      next?.address !== undefined &&
      next.address !== '';
    return isFamilyName ? [] : words;
  }
  const isBracketed = part.includes(`<${address}>`);
  const others = words
    .filter((word) => word.includes('@') || (!isBracketed && /\w\.\w/.test(word)))
    .map((word) => (isQuoted(word, part) ? `"${word.replaceAll('"', '')}"` : word))
    .filter((word) => word.replaceAll('"', '').toLowerCase() !== address.toLowerCase());
  return [...others, address];
}

/** Whether a word is in a quoted display name or a comment. */
function isQuoted(word: string, part: string): boolean {
  const spans: readonly string[] = part.match(/"(?:[^"\\]|\\.)*"|\([^()]*\)/g) ?? [];
  return spans.some((span) => span.includes(word));
}

/** Returns the address with its domain in ASCII: `bücher.example` is `xn--bcher-kva.example`. */
function toAscii(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 1 || !/[^\p{ASCII}]/u.test(domain)) return address;
  const url = URL.parse(`http://${domain}`);
  return url?.host === url?.hostname && url?.pathname === '/' && url.hostname !== ''
    ? `${address.slice(0, at)}@${url.hostname}`
    : address;
}
