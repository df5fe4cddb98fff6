export { readBuildLog } from './buildLog.ts';
export type { BuildLogEvent, BuildLogOptions } from './buildLog.ts';
export { createClient } from './client.ts';
export type {
  CallOptions,
  Client,
  ClientOptions,
  TokenContext,
  TokenReason,
  ServerTime,
  UnauthorizedEvent,
} from './client.ts';
export { endpoints } from './endpoints/index.ts';
export type { EndpointId, Endpoints } from './endpoints/index.ts';
export { appEndpoints } from './endpoints/apps.ts';
export { customDomainEndpoints } from './endpoints/customDomains.ts';
export { deploymentEndpoints } from './endpoints/deployments.ts';
export { environmentVariableEndpoints } from './endpoints/environmentVariables.ts';
export { integrationEndpoints } from './endpoints/integrations.ts';
export { invitationEndpoints } from './endpoints/invitations.ts';
export { isEmail } from './email.ts';
export { emailNotVerified } from './endpoints/emailNotVerified.ts';
export { loginEndpoints } from './endpoints/login.ts';
export { sessionEndpoints } from './endpoints/session.ts';
export { socialEndpoints } from './endpoints/social.ts';
export { teamEndpoints } from './endpoints/teams.ts';
export { userEndpoints } from './endpoints/users.ts';
export { apiPrefix } from './apiPrefix.ts';
export { pathParamSchemas } from './endpoints/pathParamSchemas.ts';
export { maxPageSize, nameLength, passwordLength } from './limits.ts';
export type {
  BodyOf,
  Endpoint,
  ErrorStatus,
  InputOf,
  OAuthErrorCode,
  OutputOf,
  PathOf,
  PathParamName,
  PathParamNames,
  QueryOf,
  WireOf,
} from './endpoints/endpoint.ts';
export { appSchema } from './schemas/apps.ts';
export type { App, AppLogEntry, AppLogRecord } from './schemas/apps.ts';
export { messageSchema } from './schemas/common.ts';
export type { Message, Page, SortOrder } from './schemas/common.ts';
export { customDomainSchema } from './schemas/customDomains.ts';
export type { CustomDomain } from './schemas/customDomains.ts';
export {
  deployTokenSchema,
  deploymentFailureSchema,
  deploymentSchema,
  deploymentStatusSchema,
  isKnownDeploymentStatus,
  knownDeploymentStatuses,
} from './schemas/deployments.ts';
export type {
  BuildLogRecord,
  DeployToken,
  Deployment,
  DeploymentFailure,
  DeploymentStatus,
  KnownDeploymentStatus,
  UploadTicket,
} from './schemas/deployments.ts';
export {
  environmentVariableLimits,
  environmentVariableNamePattern,
} from './schemas/environmentVariables.ts';
export type {
  EnvironmentVariable,
  EnvironmentVariableChanges,
} from './schemas/environmentVariables.ts';
export { errorBodySchema, validationErrorBodySchema } from './schemas/errors.ts';
export type {
  ErrorBody,
  OAuthErrorBody,
  ValidationErrorBody,
  ValidationIssue,
} from './schemas/errors.ts';
export { integrationSchema } from './schemas/integrations.ts';
export type {
  ConnectedResource,
  ConnectedResourceDetail,
  Integration,
  IntegrationResource,
  NeonBranch,
  NeonDatabase,
  NeonProject,
  Provider,
  ProviderMetadata,
  RedisDatabase,
  RedisSubscription,
} from './schemas/integrations.ts';
export { invitationSchema } from './schemas/invitations.ts';
export type { Invitation } from './schemas/invitations.ts';
export { deviceCodeSchema, loginSchema, tokenSchema } from './schemas/login.ts';
export type { DeviceAuthorization, DeviceCode, Login, Token } from './schemas/login.ts';
export { emailSchema } from './schemas/primitives.ts';
export {
  isTeamRole,
  memberRoleSchema,
  nameSchema,
  teamRoleSchema,
  teamSchema,
} from './schemas/teams.ts';
export type { MemberRole, Team, TeamLink, TeamRole } from './schemas/teams.ts';
export type { RegisteredUser, SocialAccount, UserMe, UserPublic } from './schemas/users.ts';
export {
  ApiError,
  ContractError,
  HttpError,
  NetworkError,
  UserFacingError,
  errorMessage,
  isAbortError,
} from './errors.ts';
export type { HttpErrorInit } from './errors.ts';
export { parseNdjson } from './ndjson.ts';
export type { NdjsonLine, NdjsonOptions } from './ndjson.ts';
export { buildEndpointPath } from './url.ts';
export type { PathValues } from './url.ts';
export type { Sleep } from './sleep.ts';
