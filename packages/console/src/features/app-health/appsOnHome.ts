import type { App } from '@quayside/api-contract';

import { byActivity } from '../../domain/latestDeployments.ts';
import { pinnedFirst } from '../../ui/pinnedFirst.ts';

/** Number of apps and of deployments on Home. */
export const rowCount = 5;

/** Returns the apps that Home lists: pinned ones first, then those with the latest activity. */
export function appsOnHome(apps: readonly App[], pins: readonly Pick<App, 'id'>[]): readonly App[] {
  return pinnedFirst(byActivity(apps), pins).slice(0, rowCount);
}
