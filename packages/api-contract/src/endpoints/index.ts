import { appEndpoints } from './apps.ts';
import { customDomainEndpoints } from './customDomains.ts';
import { deploymentEndpoints } from './deployments.ts';
import { environmentVariableEndpoints } from './environmentVariables.ts';
import { integrationEndpoints } from './integrations.ts';
import { invitationEndpoints } from './invitations.ts';
import { loginEndpoints } from './login.ts';
import { sessionEndpoints } from './session.ts';
import { socialEndpoints } from './social.ts';
import { teamEndpoints } from './teams.ts';
import { userEndpoints } from './users.ts';

/**
 * Every call of the API, by id: literal paths precede those they would otherwise match.
 * A page that needs few of them imports the table of its resource instead, and loads less.
 */
export const endpoints = {
  ...appEndpoints,
  ...environmentVariableEndpoints,
  ...deploymentEndpoints,
  ...integrationEndpoints,
  ...customDomainEndpoints,
  ...invitationEndpoints,
  ...loginEndpoints,
  ...sessionEndpoints,
  ...teamEndpoints,
  ...userEndpoints,
  ...socialEndpoints,
};

/** The table of every call. */
export type Endpoints = typeof endpoints;

/** The name of a call: its key in the table and its operation id in the OpenAPI document. */
export type EndpointId = keyof Endpoints;
