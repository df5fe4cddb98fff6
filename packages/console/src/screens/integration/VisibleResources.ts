import type { IntegrationResource, NeonProject, RedisSubscription } from '@quayside/api-contract';

import type { Loadable } from '../../loadable.ts';

/** What a provider lets an integration see. */
export type VisibleResources =
  | { type: 'neon'; list: Loadable<readonly NeonProject[]> }
  | { type: 'redis'; list: Loadable<readonly RedisSubscription[]> };

/** Something of an integration that an app uses. */
export type IntegrationUse = IntegrationResource;
