/** The longest part of an address (RFC 1035). */
const longest = 63;

/**
 * What the platform is going to make of a name in an address, as far as can be told here: it adds something
 * where another has it already. '' while nothing of the name can be kept.
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
