import type { IntegrationResource, NeonProject, RedisSubscription } from '@quayside/api-contract';

import type { Loadable } from '../../domain/loadable.ts';

/** Resources that a provider shows to an integration. */
export type VisibleResources =
  | { type: 'neon'; list: Loadable<readonly NeonProject[]> }
  | { type: 'redis'; list: Loadable<readonly RedisSubscription[]> };

/** A resource of an integration that an app uses. */
export type IntegrationUse = IntegrationResource;
