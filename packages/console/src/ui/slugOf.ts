/** Maximum length of a DNS label (RFC 1035). */
const longest = 63;

/**
 * Predicts the slug that the platform derives from a name. The platform adds a suffix when the slug is taken. '' while
 * no character of the name is usable.
 */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-')
    .replaceAll(/[^a-z0-9-]/g, '')
    .replaceAll(/-+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, longest)
    .replace(/-+$/, '');
}
