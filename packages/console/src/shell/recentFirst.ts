/**
 * Sorts teams for the switcher: recently opened ones, latest first, then the others by name.
 * @param recent slugs, latest first
 * @param locale locale for comparing names: a BCP 47 tag
 */
export function recentFirst<Team extends { slug: string; name: string }>(
  teams: readonly Team[],
  recent: readonly string[],
  locale: string,
): Team[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const rank = ({ slug }: Team) => {
    const found = recent.indexOf(slug);
    return found === -1 ? recent.length : found;
  };
  return teams.toSorted((a, b) => rank(a) - rank(b) || compare(a.name, b.name));
}
