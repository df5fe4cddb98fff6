import type { integrationEndpoints } from '@quayside/api-contract';

import type { HandlersOf } from './handler.ts';
import { viewIntegration } from './integrationViews.ts';

type ConsentEndpoints = Pick<
  typeof integrationEndpoints,
  | 'authorizeRedisIntegration'
  | 'authorizeIntegration'
  | 'returnFromIntegration'
  | 'finalizeIntegration'
>;

/** Connecting a provider: the redirects to its consent page and back. */
export const integrationConsentHandlers: HandlersOf<ConsentEndpoints> = {
  authorizeRedisIntegration: ({ platform, query, origin }) =>
    platform.integrationConsent.authorize({ ...query, integration: 'redis', origin }),

  authorizeIntegration: ({ platform, path, query, origin }) =>
    platform.integrationConsent.authorize({ ...query, ...path, origin }),

  returnFromIntegration: ({ platform, path, query }) =>
    platform.integrationConsent.comeBack(path.integration, query),

  async finalizeIntegration({ platform, me, path, body }) {
    const { integration } = path;
    return viewIntegration(await platform.integrationConsent.finish(me, integration, body));
  },
};
