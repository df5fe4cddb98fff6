import type { socialEndpoints } from '@quayside/api-contract';

import { notImplemented, type HandlersOf } from './handler.ts';

/** Login through an account elsewhere. */
export const socialHandlers: HandlersOf<typeof socialEndpoints> = {
  authorizeSocial: notImplemented,
  exchangeSocialCode: notImplemented,
  finalizeSocialLink: notImplemented,
  unlinkSocialAccount: notImplemented,
};
