/** Returns items without duplicate ids; the first of several is used. */
export function onceEach<Resource extends { id: string }>(things: readonly Resource[]): Resource[] {
  const seen = new Set<string>();
  return things.filter(({ id }) => !seen.has(id) && seen.add(id));
}
