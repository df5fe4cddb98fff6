import { byActivity } from '../../domain/latestDeployments.ts';
import type { CachedResources } from './cachedResources.ts';

/** Number of apps and of deployments listed first when the palette opens. */
const count = 3;

/** The ids of the commands that come first: those used last, then the apps and deployments with the latest news. */
export function firstIdsOf(
  recentIds: readonly string[],
  { apps, deployments }: CachedResources,
): readonly string[] {
  const ofApps = byActivity(apps).slice(0, count);
  const ofDeployments = deployments.slice(0, count);
  return [...new Set([...recentIds, ...[...ofApps, ...ofDeployments].map(({ id }) => id)])];
}
