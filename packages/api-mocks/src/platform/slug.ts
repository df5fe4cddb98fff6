const longestSlug = 63;

/**
 * Converts a name to a URL segment: lower-case ASCII letters, digits and single hyphens, starting with a
 * letter, at most 63 characters (a DNS label, RFC 1035). A name without ASCII letters yields `fallback`.
 */
export function slugify(name: string, fallback: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-')
    .replaceAll(/[^a-z0-9-]/g, '')
    .replaceAll(/-+/g, '-')
    .replace(/^[^a-z]+/, '');
  return trim(slug, longestSlug) || fallback;
}

/** `slug` with a suffix, still at most 63 characters. */
export function withSuffix(slug: string, suffix: string): string {
  return `${trim(slug, longestSlug - suffix.length - 1)}-${suffix}`;
}

function trim(slug: string, length: number): string {
  return slug.slice(0, length).replace(/-+$/, '');
}
