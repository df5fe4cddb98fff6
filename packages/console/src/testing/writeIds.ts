import type { EndpointId, Endpoints } from '@quayside/api-contract';

type Changing = {
  [Id in EndpointId]: Endpoints[Id]['method'] extends 'GET' ? never : Id;
}[EndpointId];

/** Writes that only other clients make, as docs/api-calls.md lists them. A lint rule keeps the console from making them. */
export const excluded = [
  'testToken',
  'patchEnvironmentVariables',
  'changeEnvironmentVariables',
  'createEnvironmentVariable',
  'deleteEnvironmentVariable',
  'createDeployToken',
  'deleteDeployToken',
  'createCustomDomain',
  'deleteCustomDomain',
  'restartCustomDomainSetup',
  'requestDeviceCode',
  'exchangeDeviceCode',
  'joinWaitingList',
] as const satisfies readonly Changing[];

/** Calls that pages make when they open, with the token in their URL. Tested in failures.test.tsx. */
type MadeOnOpening = 'verifyInvitation' | 'verifyEmail' | 'verifyUpdateEmail';

/** Reads that only other clients make, as docs/api-calls.md lists them. */
export const excludedReads = [
  'readTeam',
  'listSentInvitations',
  'streamAppLogs',
  'readConnectedResource',
  'listDeployTokens',
  'listCustomDomains',
  'returnFromIntegration',
] as const satisfies readonly Exclude<EndpointId, Changing>[];

/** A write that the console makes when the user asks for it. */
export type WriteId = Exclude<Changing, (typeof excluded)[number] | MadeOnOpening>;
