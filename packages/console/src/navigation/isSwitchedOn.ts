import type { Features } from '../provider/Console.ts';
import type { RouteId } from './routes.ts';

const pagesOfIntegrations: ReadonlySet<RouteId> = new Set([
  'integrations',
  'integration',
  'integrationCallback',
]);

/** Whether a page belongs to a part of the product that is switched on, or to none that can be switched off. */
export function isSwitchedOn(id: RouteId, features: Features): boolean {
  return features.integrations || !pagesOfIntegrations.has(id);
}
