/**
 * Returns the tag in canonical form, or an empty list if it is invalid. Devices also report names of POSIX locales, such
 * as `en-US@posix` and `de_AT.UTF-8`, and tags with an invalid end.
 */
export function canonicalTags(tag: unknown): string[] {
  if (typeof tag !== 'string') return [];
  const plain = tag
    .trim()
    .replace(/[.@].*$/, '')
    .replaceAll('_', '-');
  const [language = ''] = plain.split('-');
  for (const candidate of [tag, plain, language]) {
    try {
      return Intl.getCanonicalLocales(candidate);
    } catch {
      // Not a tag of BCP 47: the next one is shorter.
    }
  }
  return [];
}
