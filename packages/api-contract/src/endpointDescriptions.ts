import type { EndpointId } from './endpoints/index.ts';
import type { ErrorStatus } from './endpoints/endpoint.ts';

/** Documentation of a call, for the OpenAPI document. Clients do not import it. */
export interface EndpointDescription {
  /** Summary in one line. */
  readonly summary: string;
  /**
   * The exact `detail` of each error, by status. A `{name}` in a text is a placeholder. The 401 of a call that needs a
   * token and the 422 of a call that has input are implied.
   */
  readonly errors?: { readonly [Status in ErrorStatus]?: readonly string[] };
}

/** Descriptions of every call, by id. */
export const endpointDescriptions: Readonly<Record<EndpointId, EndpointDescription>> = {
  listApps: {
    summary: 'List apps of one team, or of all the caller is in',
    errors: {
      404: ['Team not found'],
    },
  },
  createApp: {
    summary: 'Create an app in a team',
    errors: {
      403: ['App limit reached'],
      404: ['Team not found'],
    },
  },
  readApp: {
    summary: 'Read an app',
    errors: {
      404: ['App not found'],
    },
  },
  updateApp: {
    summary: "Change an app's name or directory",
    errors: {
      404: ['App not found'],
    },
  },
  deleteApp: {
    summary: 'Delete an app and everything that belongs to it',
    errors: {
      403: ['Not enough permissions'],
      404: ['App not found'],
    },
  },
  readAppLogs: {
    summary: 'Read what an app wrote in a span of time, by default the last hour',
    errors: {
      400: ['start must be before end', 'Cannot fetch logs older than 14 days'],
      404: ['App not found', 'Deployment not found'],
    },
  },
  streamAppLogs: {
    summary: 'Read the last lines an app wrote, and follow new ones',
    errors: {
      400: ['Cannot fetch logs older than 14 days'],
      404: ['App not found'],
    },
  },
  listDeployTokens: {
    summary: 'List the deploy tokens of an app',
    errors: {
      404: ['App not found'],
    },
  },
  createDeployToken: {
    summary: 'Create a deploy token. Its value is returned only here',
    errors: {
      404: ['App not found'],
      409: ['Deploy token name already exists.'],
    },
  },
  deleteDeployToken: {
    summary: 'Revoke a deploy token',
    errors: {
      404: ['App not found', 'Deploy token not found'],
    },
  },
  listEnvironmentVariables: {
    summary: "List an app's variables by name; secrets without their values",
    errors: {
      404: ['App not found'],
    },
  },
  createEnvironmentVariable: {
    summary: 'Create a variable, or overwrite a plain one',
    errors: {
      400: [
        'Cannot modify integration-managed environment variables: {names}. Disconnect the associated integration resources to remove these variables.',
        "Environment variable '{name}' already exists",
      ],
      404: ['App not found'],
    },
  },
  patchEnvironmentVariables: {
    summary: 'Set several plain variables from a map of names to values',
    errors: {
      400: [
        'Cannot modify integration-managed environment variables: {names}. Disconnect the associated integration resources to remove these variables.',
      ],
      404: ['App not found'],
    },
  },
  changeEnvironmentVariables: {
    summary: 'Set and delete several variables, as newer command-line clients do',
    errors: {
      400: [
        'Cannot modify integration-managed environment variables: {names}. Disconnect the associated integration resources to remove these variables.',
      ],
      404: ['App not found'],
    },
  },
  batchEnvironmentVariables: {
    summary: 'Set and delete several variables in one call, and redeploy when asked to',
    errors: {
      400: [
        'Cannot modify integration-managed environment variables: {names}. Disconnect the associated integration resources to remove these variables.',
      ],
      404: ['App not found'],
    },
  },
  updateEnvironmentVariable: {
    summary: "Change a variable's value, or make it a secret",
    errors: {
      400: [
        'Cannot modify integration-managed environment variables: {names}. Disconnect the associated integration resources to remove these variables.',
      ],
      404: ['App not found', 'Environment variable not found'],
    },
  },
  deleteEnvironmentVariable: {
    summary: 'Delete a variable',
    errors: {
      400: [
        'Cannot modify integration-managed environment variables: {names}. Disconnect the associated integration resources to remove these variables.',
      ],
      404: ['App not found', 'Environment variable not found'],
    },
  },
  listDeployments: {
    summary: "List an app's deployments",
    errors: {
      404: ['App not found'],
    },
  },
  createDeployment: {
    summary: 'Create a deployment that waits for its archive',
    errors: {
      404: ['App not found'],
      413: ['App source code exceeds the maximum allowed size of 1000.0 MB'],
    },
  },
  readAppDeployment: {
    summary: 'Read a deployment of an app',
    errors: {
      404: ['App not found', 'Deployment not found'],
    },
  },
  readDeployment: {
    summary: 'Read a deployment',
    errors: {
      404: ['Deployment not found'],
    },
  },
  requestUpload: {
    summary: 'Ask where to upload the archive',
    errors: {
      400: ['Deployment is not waiting for an upload'],
      404: ['Deployment not found'],
    },
  },
  completeUpload: {
    summary: 'Say that the archive is there, and start the build',
    errors: {
      400: ['Archive was not uploaded', 'Deployment is not waiting for an upload'],
      404: ['Deployment not found'],
    },
  },
  cancelUpload: {
    summary: 'Say that no archive will come',
    errors: {
      404: ['Deployment not found'],
    },
  },
  redeploy: {
    summary: 'Restart a deployment that has ended and had an archive',
    errors: {
      400: ['Deployment cannot be redeployed'],
      404: ['Deployment not found'],
    },
  },
  readBuildLogs: {
    summary: 'Follow the build log, from the start or after the record `last_id`',
    errors: {
      404: ['Deployment not found'],
    },
  },
  listNeonProjects: {
    summary: 'List the Neon projects an integration can see',
    errors: {
      400: ['Integration is not of type neon'],
      404: ['Integration not found'],
    },
  },
  listNeonBranches: {
    summary: 'List the branches of a Neon project',
    errors: {
      400: ['Integration is not of type neon'],
      404: ['Integration not found', 'Project not found'],
    },
  },
  listNeonDatabases: {
    summary: 'List the databases of a Neon branch',
    errors: {
      400: ['Integration is not of type neon'],
      404: ['Integration not found', 'Project not found', 'Branch not found'],
    },
  },
  listRedisSubscriptions: {
    summary: 'List the Redis Cloud subscriptions an integration can see',
    errors: {
      400: ['Integration is not of type redis'],
      404: ['Integration not found'],
    },
  },
  listRedisDatabases: {
    summary: 'List the databases of a Redis Cloud subscription',
    errors: {
      400: ['Integration is not of type redis'],
      404: ['Integration not found', 'Subscription not found'],
    },
  },
  authorizeRedisIntegration: {
    summary: "Go to Redis Cloud's consent page",
    errors: {
      400: ['Invalid redirect URI'],
    },
  },
  authorizeIntegration: {
    summary: "Go to a provider's consent page",
    errors: {
      400: ['Invalid redirect URI'],
      404: ['Integration not found'],
    },
  },
  returnFromIntegration: {
    summary: 'Come back from a provider; leads on to the page that asked',
    errors: {
      400: ['Invalid state'],
    },
  },
  finalizeIntegration: {
    summary: 'Connect a provider to the team that asked for it',
    errors: {
      400: ['Invalid or expired link code', 'Invalid code verifier'],
      403: ['Not enough permissions'],
      409: ['Integration already connected'],
    },
  },
  listTeamIntegrations: {
    summary: 'List every provider, and which the team has connected',
    errors: {
      404: ['Team not found'],
    },
  },
  readIntegration: {
    summary: 'Read an integration',
    errors: {
      404: ['Integration not found'],
    },
  },
  listIntegrationResources: {
    summary: 'List the resources of an integration and the apps that use them, newest first',
    errors: {
      404: ['Integration not found'],
    },
  },
  listConnectedResources: {
    summary: 'List the databases, caches and services an app uses',
    errors: {
      404: ['App not found'],
    },
  },
  connectResource: {
    summary: 'Let an app use a resource, through a secret variable',
    errors: {
      400: ['Integration belongs to another team', "Environment variable '{name}' already exists"],
      404: ['App not found', 'Integration not found'],
    },
  },
  readConnectedResource: {
    summary: 'Read a connected resource and the variables it sets',
    errors: {
      404: ['App not found', 'Connected resource not found'],
    },
  },
  disconnectResource: {
    summary: "Stop using a resource: its variables go, the provider's data stays",
    errors: {
      404: ['App not found', 'Connected resource not found'],
    },
  },
  listCustomDomains: {
    summary: 'List the custom domains of an app',
    errors: {
      404: ['App not found'],
    },
  },
  createCustomDomain: {
    summary: 'Add a custom domain to an app',
    errors: {
      404: ['App not found'],
      409: ['Custom domain already exists'],
    },
  },
  deleteCustomDomain: {
    summary: 'Remove a custom domain',
    errors: {
      404: ['App not found', 'Custom domain not found'],
    },
  },
  restartCustomDomainSetup: {
    summary: "Check a custom domain's setup again from the start",
    errors: {
      404: ['App not found', 'Custom domain not found'],
    },
  },
  listMyInvitations: {
    summary: "List the invitations to the caller's address",
  },
  listSentInvitations: {
    summary: 'List the invitations the caller sent',
  },
  listTeamInvitations: {
    summary: 'List the invitations to a team (admins)',
    errors: {
      403: ['Not enough permissions'],
      404: ['Team not found'],
    },
  },
  createInvitation: {
    summary: 'Invite somebody to a team (admins)',
    errors: {
      400: [
        'Personal teams cannot have additional members',
        'User is already a member of this team',
      ],
      403: ['Not enough permissions'],
      404: ['Team not found'],
      409: ['An invitation for this email is already pending'],
    },
  },
  acceptInvitation: {
    summary: 'Join the team of an invitation',
    errors: {
      400: [
        'Invalid invitation token',
        'This invitation has expired',
        'This invitation has already been accepted',
        'This invitation was cancelled',
        'This invitation was sent to a different email address',
      ],
    },
  },
  verifyInvitation: {
    summary: 'Read the invitation a token stands for',
    errors: {
      400: [
        'Invalid invitation token',
        'This invitation has expired',
        'This invitation has already been accepted',
        'This invitation was cancelled',
      ],
    },
  },
  deleteInvitation: {
    summary: 'Cancel an invitation (admins), or decline it (the invited person)',
    errors: {
      400: ['Only pending invitations can be cancelled'],
      403: ['Not enough permissions'],
      404: ['Invitation not found'],
    },
  },
  login: {
    summary: 'Log in with email and password',
    errors: {
      400: ['Incorrect email or password', 'Inactive user', 'Email not verified'],
      429: ['Too many requests'],
    },
  },
  requestDeviceCode: {
    summary: 'Start a device login (RFC 8628)',
  },
  readDeviceAuthorization: {
    summary: 'Read which device a user code stands for',
    errors: {
      400: ['Device authorization has expired'],
      404: ['Device authorization not found'],
    },
  },
  exchangeDeviceCode: {
    summary: 'Exchange a device code for a token, once it is authorized (RFC 8628)',
  },
  authorizeDevice: {
    summary: 'Let a device in',
    errors: {
      400: ['Device authorization has expired'],
      404: ['Device authorization not found'],
      409: ['Device already authorized', 'Device authorization was denied'],
    },
  },
  denyDevice: {
    summary:
      'Deny a device: its next poll returns `access_denied`. A call of this contract alone, which a platform may lack',
    errors: {
      400: ['Device authorization has expired'],
      404: ['Device authorization not found'],
      409: ['Device already authorized'],
    },
  },
  testToken: {
    summary: 'Check the token',
  },
  recoverPassword: {
    summary: 'Send a recovery link, if the address is registered',
    errors: {
      429: ['Too many requests'],
    },
  },
  resetPassword: {
    summary: 'Set a new password with the token of a recovery link',
    errors: {
      400: ['Invalid token', 'Inactive user'],
    },
  },
  logOut: {
    summary: 'Revoke the token of this call; a platform without this call responds with 404',
  },
  listTeams: {
    summary: "List the caller's teams",
  },
  createTeam: {
    summary: 'Create a team that the caller owns',
  },
  readTeam: {
    summary: 'Read a team',
    errors: {
      404: ['Team not found'],
    },
  },
  updateTeam: {
    summary: 'Rename a team; its slug stays (admins)',
    errors: {
      403: ['Not enough permissions'],
      404: ['Team not found'],
    },
  },
  deleteTeam: {
    summary: 'Delete a team and its apps (admins)',
    errors: {
      400: ['Personal teams cannot be deleted'],
      403: ['Not enough permissions'],
      404: ['Team not found'],
    },
  },
  transferTeamOwnership: {
    summary: 'Make an admin of the team its owner (the owner)',
    errors: {
      400: [
        'Personal teams cannot be transferred',
        'Ownership can only be transferred to an admin',
      ],
      403: ['Not enough permissions'],
      404: ['Team not found', 'User not found'],
    },
  },
  updateTeamMember: {
    summary: "Change a member's role (admins)",
    errors: {
      400: ['You cannot change your own role', "The owner's role cannot be changed"],
      403: ['Not enough permissions'],
      404: ['Team not found', 'User not found'],
    },
  },
  removeTeamMember: {
    summary: 'Remove a member from a team (admins)',
    errors: {
      400: ['You cannot remove yourself', 'The owner cannot be removed'],
      403: ['Not enough permissions'],
      404: ['Team not found', 'User not found'],
    },
  },
  readMe: {
    summary: "Read the caller's account",
  },
  deleteMe: {
    summary: "Delete the caller's account",
    errors: {
      400: ['Transfer or delete the teams you own first'],
    },
  },
  updateMe: {
    summary: "Change the caller's name",
  },
  updateMyEmail: {
    summary: 'Send a link that changes the email address when it is opened',
    errors: {
      400: ['New email cannot be the same as the current one'],
      409: ['User with this email already exists'],
    },
  },
  verifyUpdateEmail: {
    summary: 'Change the email address with the token of the link',
    errors: {
      400: ['Invalid token'],
      409: ['User with this email already exists'],
    },
  },
  updateMyPassword: {
    summary: "Change the caller's password",
    errors: {
      400: ['Incorrect password', 'New password cannot be the same as the current one'],
    },
  },
  signup: {
    summary: 'Create an account and its personal team',
    errors: {
      400: ['The user with this email already exists in the system'],
    },
  },
  verifyEmail: {
    summary: 'Verify an email address with the token of the link',
    errors: {
      400: ['Invalid token'],
    },
  },
  resendVerification: {
    summary: 'Send the verification link again, if there is something to verify',
    errors: {
      429: ['Too many requests'],
    },
  },
  joinWaitingList: {
    summary: 'Join the waiting list',
  },
  authorizeSocial: {
    summary: "Go to a provider's login page",
    errors: {
      400: ['Invalid redirect URI'],
      404: ['Provider not supported'],
    },
  },
  exchangeSocialCode: {
    summary: 'Exchange an authorization code for a token (RFC 6749 section 4.1.3)',
  },
  finalizeSocialLink: {
    summary: 'Add an account elsewhere to the caller',
    errors: {
      400: ['Invalid or expired link code', 'Invalid code verifier'],
      404: ['Provider not supported'],
      409: ['This account is already linked to another user'],
    },
  },
  unlinkSocialAccount: {
    summary: 'Remove an account elsewhere from the caller',
    errors: {
      400: ['Set a password before disconnecting your only sign-in method'],
      404: ['Provider not supported'],
    },
  },
};
