import { appHandlers } from './apps.ts';
import { customDomainHandlers } from './customDomains.ts';
import { deploymentHandlers } from './deployments.ts';
import { environmentVariableHandlers } from './environmentVariables.ts';
import type { Handlers } from './handler.ts';
import { integrationHandlers } from './integrations.ts';
import { invitationHandlers } from './invitations.ts';
import { loginHandlers } from './login.ts';
import { socialHandlers } from './social.ts';
import { teamHandlers } from './teams.ts';
import { userHandlers } from './users.ts';

/** The platform's part of each endpoint. */
export const platformHandlers: Handlers = {
  ...appHandlers,
  ...environmentVariableHandlers,
  ...deploymentHandlers,
  ...integrationHandlers,
  ...customDomainHandlers,
  ...invitationHandlers,
  ...loginHandlers,
  ...teamHandlers,
  ...userHandlers,
  ...socialHandlers,
};
