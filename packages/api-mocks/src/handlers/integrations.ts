import type { integrationEndpoints } from '@quayside/api-contract';

import { providerCatalogue } from '../platform/providers/catalogue.ts';
import { notImplemented, type HandlersOf } from './handler.ts';
import { integrationConsentHandlers } from './integrationConsent.ts';

/** Services a team connects, and what of them an app uses. */
export const integrationHandlers: HandlersOf<typeof integrationEndpoints> = {
  listNeonProjects: notImplemented,
  listNeonBranches: notImplemented,
  listNeonDatabases: notImplemented,
  listRedisSubscriptions: notImplemented,
  listRedisDatabases: notImplemented,

  ...integrationConsentHandlers,

  listTeamIntegrations({ platform, me, path }) {
    platform.teams.find(me, path.team_id);
    return { data: [...providerCatalogue], count: providerCatalogue.length };
  },

  readIntegration: notImplemented,

  listIntegrationResources: notImplemented,

  listConnectedResources({ platform, me, path }) {
    platform.apps.find({ kind: 'user', user: me }, path.app_id);
    return { data: [], count: 0 };
  },

  connectResource: notImplemented,
  readConnectedResource: notImplemented,
  disconnectResource: notImplemented,
};
