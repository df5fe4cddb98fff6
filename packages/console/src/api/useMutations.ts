import { useMemo } from 'react';

import { useConsole } from '../runtime/useConsole.ts';
import type { Api } from '../runtime/Api.ts';
import { appMutations } from './apps.ts';
import { deploymentMutations } from './deployments.ts';
import { deviceMutations } from './devices.ts';
import { environmentVariableMutations } from './environmentVariables.ts';
import { integrationMutations } from './integrations.ts';
import { invitationMutations } from './invitations.ts';
import { loginMutations } from './login.ts';
import { teamMutations } from './teams.ts';
import { userMutations } from './users.ts';

/** Mutation options by resource. */
export type Mutations = ReturnType<typeof createMutations>;

function createMutations(api: Api) {
  return {
    apps: appMutations(api),
    deployments: deploymentMutations(api),
    devices: deviceMutations(api),
    environmentVariables: environmentVariableMutations(api),
    integrations: integrationMutations(api),
    invitations: invitationMutations(api),
    login: loginMutations(api),
    teams: teamMutations(api),
    users: userMutations(api),
  };
}

/** The mutations of the console around, for `useMutation`. Throws outside a `ConsoleProvider`. */
export function useMutations(): Mutations {
  const { api } = useConsole();
  return useMemo(() => createMutations(api), [api]);
}
