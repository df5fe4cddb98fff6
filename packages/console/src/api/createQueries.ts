import type { Api } from '../runtime/Api.ts';
import { appQueries } from './apps.ts';
import { deploymentQueries } from './deployments.ts';
import { deviceQueries } from './devices.ts';
import { environmentVariableQueries } from './environmentVariables.ts';
import { integrationQueries } from './integrations.ts';
import { invitationQueries } from './invitations.ts';
import { loginQueries } from './login.ts';
import { teamQueries } from './teams.ts';
import { userQueries } from './users.ts';

/** Query options by resource. */
export type Queries = ReturnType<typeof createQueries>;

/** Creates the query options of every resource for one console. */
export function createQueries(api: Api) {
  return {
    apps: appQueries(api),
    deployments: deploymentQueries(api),
    devices: deviceQueries(api),
    environmentVariables: environmentVariableQueries(api),
    integrations: integrationQueries(api),
    invitations: invitationQueries(api),
    login: loginQueries(api),
    teams: teamQueries(api),
    users: userQueries(api),
  };
}
