import { embed } from './embed.ts';
import type { Embedding } from './embed.ts';
import { usualStories } from './screenStates.ts';
import type { Never, ScreenState } from './screenStates.ts';

/** A Screen as the shelf shows it. */
export interface Screen {
  /** The exported name of the pure component. */
  component: string;
  /** Purpose, in one sentence. */
  description: string;
  embedding: Embedding;
  /** Screen whose stories with the platform include it. @default its own */
  walkedWith?: string;
  /** States whose story has another name or is missing. Every other state has the default name. */
  states: Partial<Record<ScreenState, string | Never>>;
}

const ofTheTeam = { never: 'Every member of the team has access. Others get the Error screen.' };
const ofOneself = { never: 'It shows the signed-in user.' };
const aForm = { never: 'It is a form and loads nothing.' };
const noList = { never: 'It shows one object, not a list.' };
const forAnybody = { never: 'Everyone has access.' };
const asksNothing = { never: 'It sends no requests.' };
const noData = { never: 'It shows no user-written text.' };

const inTeam = { teamSlug: 'tidewater-labs' };
const inApp = { ...inTeam, appSlug: 'harbour-api' };

/**
 * Every Screen, by its place on the shelf, `Screens/…`. The documentation pages take their embedding
 * code from here, and a test holds the stories to it (`scripts/stories.test.ts`).
 */
export const screens = {
  'Log In': {
    component: 'LogInScreen',
    description: 'Log in with email and password, or with a code-hosting account.',
    embedding: embed('LogInContainer', {}),
    states: { loading: aForm, empty: aForm, error: 'Rejected', forbidden: forAnybody },
  },
  'Sign Up': {
    component: 'SignUpScreen',
    description: 'Create an account, and confirm its address by email.',
    embedding: embed('SignUpContainer', {}),
    states: { loading: aForm, empty: aForm, error: 'Rejected', forbidden: forAnybody },
  },
  'Recover Password': {
    component: 'RecoverPasswordScreen',
    description: 'Request a recovery link. The response does not reveal which addresses exist.',
    embedding: embed('RecoverPasswordContainer', {}),
    states: { loading: aForm, empty: aForm, forbidden: forAnybody },
  },
  'Reset Password': {
    component: 'ResetPasswordScreen',
    description: 'Set a new password with the link.',
    embedding: embed('ResetPasswordContainer', {}),
    states: {
      loading: aForm,
      empty: 'MissingToken',
      error: 'Lapsed',
      forbidden: forAnybody,
      longContent: noData,
    },
  },
  'Verifying Email': {
    component: 'VerifyEmailScreen',
    description: 'Target of the link that confirms a new account. The link works once.',
    embedding: embed('VerifyEmailContainer', {}),
    states: {
      ready: 'Done',
      loading: 'Working',
      empty: 'MissingToken',
      forbidden: forAnybody,
      longContent: noData,
    },
  },
  'Verifying Email Update': {
    component: 'VerifyUpdateEmailScreen',
    description: 'Target of the link that confirms a new address. The link works once.',
    embedding: embed('VerifyUpdateEmailContainer', {}),
    states: {
      ready: 'Done',
      loading: 'Working',
      empty: 'MissingToken',
      forbidden: 'Taken',
      longContent: noData,
    },
  },
  'Team Invitation': {
    component: 'InvitationScreen',
    description: 'The inviter and the team, before the user joins.',
    embedding: embed('InvitationContainer', { token: 'the-token-of-the-link' }),
    states: { ready: 'Invited', empty: 'Unknown', forbidden: 'OtherAccount' },
  },
  'Device Authorization': {
    component: 'DeviceAuthorizationScreen',
    description: 'Authorize a command line in two deliberate steps.',
    embedding: embed('DeviceAuthorizationContainer', { code: 'WDJB-MJHT' }),
    states: { ready: 'Question', empty: 'Unknown', forbidden: 'AlreadyUsed' },
  },
  Callback: {
    component: 'CallbackScreen',
    description: 'Target of the redirect from a code-hosting account.',
    embedding: embed('CallbackContainer', {}),
    states: {
      ready: { never: 'It continues by itself when done.' },
      loading: 'Working',
      empty: noList,
      forbidden: forAnybody,
    },
  },
  Home: {
    component: 'HomeScreen',
    description: 'The current team’s apps, running deployments and pending invitations.',
    embedding: embed('HomeContainer', {}),
    states: { forbidden: ofOneself },
  },
  'All Teams': {
    component: 'AllTeamsScreen',
    description: 'All teams of the user, with roles.',
    embedding: embed('AllTeamsContainer', {}),
    states: { forbidden: ofOneself },
  },
  'New Team': {
    component: 'NewTeamScreen',
    description: 'Choose a name, which determines the URL.',
    embedding: embed('NewTeamContainer', {}),
    states: { loading: aForm, empty: aForm, forbidden: 'SwitchedOff' },
  },
  'Team Settings': {
    component: 'TeamSettingsScreen',
    description: 'The team’s name, members, invitations and deletion.',
    embedding: embed('TeamSettingsContainer', inTeam),
    states: { ready: 'Owner', empty: 'NoInvitations' },
  },
  'Account Settings': {
    component: 'AccountSettingsScreen',
    description: 'The user’s name, address, password, connected accounts and account deletion.',
    embedding: embed('AccountSettingsContainer', {}),
    states: { empty: noList, forbidden: 'OwnsSharedTeams' },
  },
  Apps: {
    component: 'AppsScreen',
    description: 'The apps of a team, with search and pagination.',
    embedding: embed('AppsContainer', inTeam),
    states: { forbidden: ofTheTeam },
  },
  'Create New App': {
    component: 'NewAppScreen',
    description: 'Choose a name, which determines the URL.',
    embedding: embed('NewAppContainer', inTeam),
    states: { loading: aForm, empty: aForm, error: 'Taken' },
  },
  General: {
    component: 'GeneralScreen',
    description: 'An app’s details, URL and recent deployments.',
    embedding: embed('GeneralContainer', inApp),
    states: { empty: 'NothingDeployed', forbidden: ofTheTeam },
  },
  Deployments: {
    component: 'DeploymentsScreen',
    description: 'An app’s deployments, five per page, and New Deployment.',
    embedding: embed('DeploymentsContainer', inApp),
    states: { forbidden: ofTheTeam },
  },
  'New Deployment': {
    component: 'NewDeploymentScreen',
    description: 'Deploy a folder or an archive from the browser.',
    embedding: embed('NewDeploymentContainer', {
      appId: '5f1c6d1e-6d0a-4b6e-8f8e-0d5a3c1b2a49',
      onStarted: { code: '() => {}' },
      onClose: { code: '() => {}' },
    }),
    walkedWith: 'Deployments',
    states: {
      ready: 'Choosing',
      loading: 'Reading',
      empty: 'NothingInIt',
      error: 'UploadFailed',
      forbidden: ofTheTeam,
    },
  },
  Deployment: {
    component: 'DeploymentScreen',
    description: 'A deployment’s steps, failure reason and build log.',
    embedding: embed('DeploymentContainer', {
      ...inApp,
      deploymentId: '0b9b3a6f-2c39-4d5c-9f5e-6a1f3f1f8f10',
    }),
    states: { empty: 'AwaitingUpload', forbidden: ofTheTeam },
  },
  Logs: {
    component: 'LogsScreen',
    description: 'An app’s live log, with filters and search.',
    embedding: embed('LogsContainer', inApp),
    states: { forbidden: ofTheTeam },
  },
  'Environment Variables': {
    component: 'EnvironmentVariablesScreen',
    description: 'Configuration and secrets, one by one or from a .env file.',
    embedding: embed('EnvironmentVariablesContainer', inApp),
    states: { forbidden: ofTheTeam },
  },
  Storage: {
    component: 'StorageScreen',
    description: 'The databases and caches of an app.',
    embedding: embed('StorageContainer', inApp),
    states: { forbidden: ofTheTeam },
  },
  'Connect Storage': {
    component: 'ConnectStorageScreen',
    description: 'Connect a database of an integration to a variable.',
    // The same page as Storage, with `?connect=`.
    embedding: embed('StorageContainer', inApp),
    walkedWith: 'Storage',
    states: { error: 'ProjectsFailed', forbidden: ofTheTeam },
  },
  'App Settings': {
    component: 'AppSettingsScreen',
    description: 'An app’s settings and deletion.',
    embedding: embed('AppSettingsContainer', inApp),
    states: { empty: noList },
  },
  Integrations: {
    component: 'IntegrationsScreen',
    description: 'Available and connected integrations of a team.',
    embedding: embed('IntegrationsContainer', inTeam),
    states: { empty: { never: 'Providers are always available.' } },
  },
  Integration: {
    component: 'IntegrationScreen',
    description: 'Resources of a connection, and the apps that use it.',
    embedding: embed('IntegrationContainer', {
      ...inTeam,
      integrationId: '7d3f4a52-93a8-4a44-8d1a-5a0a6c5f9b21',
    }),
    states: { forbidden: ofTheTeam },
  },
  'Integration Callback': {
    component: 'IntegrationCallbackScreen',
    description: 'Target of the redirect from a provider after consent.',
    embedding: embed('IntegrationCallbackContainer', { ...inTeam, integration: 'neon' }),
    states: {
      ready: { never: 'It continues by itself when done.' },
      loading: 'Working',
      empty: 'MissingCode',
      forbidden: 'Denied',
    },
  },
  'Not Found': {
    component: 'NotFoundScreen',
    description: 'For a URL without a page.',
    embedding: embed('NotFoundContainer', {}),
    states: { loading: asksNothing, empty: asksNothing, error: asksNothing, forbidden: forAnybody },
  },
  Error: {
    component: 'ErrorScreen',
    description: 'In place of a page that could not be shown.',
    embedding: embed('ErrorContainer', {
      error: { code: "new Error('What was thrown')" },
      onTryAgain: { code: '() => location.reload()' },
    }),
    states: {
      ready: 'Unexpected',
      loading: { never: 'It is shown after loading.' },
      empty: noList,
      error: 'PlatformDown',
      forbidden: 'AppNotFound',
    },
  },
} satisfies Readonly<Record<string, Screen>>;

/** The story that shows a Screen in a state, by the name of its export, or why there is none. */
export function storyOf(screen: Screen, state: ScreenState): string | Never {
  return screen.states[state] ?? usualStories[state];
}

/** Returns the Screen of a story title, such as `Screens/Apps`. */
export function screenAt(title: string): { title: string; screen: Screen } | undefined {
  const table: Readonly<Record<string, Screen>> = screens;
  const name = title.replace(/^Screens\//, '');
  const screen = Object.hasOwn(table, name) ? table[name] : undefined;
  return screen && { title: name, screen };
}
