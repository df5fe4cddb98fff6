export type { Api } from '../runtime/Api.ts';
export { appMutations, appQueries } from './apps.ts';
export type { AppListInput, AppLogsInput } from './apps.ts';
export { deploymentMutations, deploymentPageSize, deploymentQueries } from './deployments.ts';
export type { DeploymentListInput, DeploymentPageInput } from './deployments.ts';
export { deviceMutations, deviceQueries } from './devices.ts';
export {
  environmentVariableMutations,
  environmentVariableQueries,
} from './environmentVariables.ts';
export type { VariableChanges } from './environmentVariables.ts';
export { integrationMutations, integrationQueries } from './integrations.ts';
export type { NewConnection } from './integrations.ts';
export { invitationMutations, invitationQueries } from './invitations.ts';
export { loginMutations } from './login.ts';
export { socialLoginMutations } from './finishSocialLogin.ts';
export type { Credentials } from './login.ts';
export { NameTakenError } from './NameTakenError.ts';
export { NotFoundError } from '../runtime/NotFoundError.ts';
export { teamMutations, teamQueries } from './teams.ts';
export { toLoadable } from './toLoadable.ts';
export { userMutations, userQueries } from './users.ts';
export type { ConnectableProvider } from './consentState.ts';
