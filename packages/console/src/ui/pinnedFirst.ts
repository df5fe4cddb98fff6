/** Returns the apps with the pinned ones first, in the order of pinning. */
export function pinnedFirst<Resource extends { id: string }>(
  apps: readonly Resource[],
  pins: readonly { id: string }[],
): readonly Resource[] {
  if (pins.length === 0) return apps;
  const order = new Map(pins.map(({ id }, index) => [id, index]));
  const positionOf = ({ id }: Resource) => order.get(id) ?? pins.length;
  return apps.toSorted((one, other) => positionOf(one) - positionOf(other));
}
