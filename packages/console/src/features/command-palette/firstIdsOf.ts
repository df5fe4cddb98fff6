import { byActivity } from '../../domain/latestDeployments.ts';
import type { CachedResources } from './cachedResources.ts';

/** Number of apps and of deployments listed first when the palette opens. */
const count = 3;

/** Returns the ids of the pinned apps that are known, in their order. */
export function pinnedIdsOf(
  pins: readonly { id: string }[],
  apps: CachedResources['apps'],
): readonly string[] {
  const known = new Set(apps.map(({ id }) => id));
  return pins.flatMap(({ id }) => (known.has(id) ? [id] : []));
}

/** The ids of the commands that come first: those used last, then the apps and deployments with the latest news. */
export function firstIdsOf(
  recentIds: readonly string[],
  { apps, deployments }: CachedResources,
): readonly string[] {
  const ofApps = byActivity(apps).slice(0, count);
  const ofDeployments = deployments.slice(0, count);
  return [...new Set([...recentIds, ...[...ofApps, ...ofDeployments].map(({ id }) => id)])];
}
