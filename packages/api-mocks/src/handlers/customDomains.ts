import type { customDomainEndpoints } from '@quayside/api-contract';

import { notImplemented, type HandlersOf } from './handler.ts';

/** Domains of one's own for an app. */
export const customDomainHandlers: HandlersOf<typeof customDomainEndpoints> = {
  listCustomDomains: notImplemented,
  createCustomDomain: notImplemented,
  deleteCustomDomain: notImplemented,
  restartCustomDomainSetup: notImplemented,
};
