import { embed } from './embed.ts';
import type { Embedding } from './embed.ts';
import { usualStories } from './screenStates.ts';
import type { Never, ScreenState } from './screenStates.ts';

/** A Screen as the shelf shows it. */
export interface Screen {
  /** The exported name of the pure component. */
  component: string;
  /** Purpose, in one sentence. */
  says: string;
  embedding: Embedding;
  /** Whose stories over the platform walk through it too. @default its own */
  walkedWith?: string;
  /** States whose story has another name, or none. Every other state has the default name. */
  states: Partial<Record<ScreenState, string | Never>>;
}

const ofTheTeam = { never: 'Whoever is in the team may. To others the app is not found: Error.' };
const ofOneself = { never: 'It is about the person who is signed in.' };
const aForm = { never: 'It is a form, and loads nothing.' };
const noList = { never: 'There is always one, and no list.' };
const forAnybody = { never: 'Anybody may.' };
const asksNothing = { never: 'It asks the platform nothing.' };
const noData = { never: 'It shows nothing that anybody wrote.' };

const inTeam = { teamSlug: 'tidewater-labs' };
const inApp = { ...inTeam, appSlug: 'harbour-api' };

/**
 * Every Screen, by its place on the shelf, `Screens/…`. The documentation pages take their embedding
 * code from here, and a test holds the stories to it (`scripts/stories.test.ts`).
 */
export const screens = {
  'Log In': {
    component: 'LogInScreen',
    says: 'By e-mail and password, or with a code-hosting account.',
    embedding: embed('LogInContainer', { hasPage: { code: '() => true' } }),
    states: { loading: aForm, empty: aForm, error: 'Refused', forbidden: forAnybody },
  },
  'Sign Up': {
    component: 'SignUpScreen',
    says: 'A new account, and the mail that confirms its address.',
    embedding: embed('SignUpContainer', {}),
    states: { loading: aForm, empty: aForm, error: 'Refused', forbidden: forAnybody },
  },
  'Recover Password': {
    component: 'RecoverPasswordScreen',
    says: 'Asks for a link; the answer tells nobody which addresses exist.',
    embedding: embed('RecoverPasswordContainer', {}),
    states: { loading: aForm, empty: aForm, forbidden: forAnybody },
  },
  'Reset Password': {
    component: 'ResetPasswordScreen',
    says: 'A new password, for whoever has the link.',
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
    says: 'Where the link of a new account leads. It acts once.',
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
    says: 'Where the link of a new address leads. It acts once.',
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
    says: 'Who invites to which team, before anybody joins it.',
    embedding: embed('InvitationContainer', { token: 'the-token-of-the-link' }),
    states: { ready: 'Invited', empty: 'Unknown', forbidden: 'OtherAccount' },
  },
  'Device Authorization': {
    component: 'DeviceAuthorizationScreen',
    says: 'Lets a command line in, in two deliberate steps.',
    embedding: embed('DeviceAuthorizationContainer', { userCode: 'WDJB-MJHT' }),
    states: { ready: 'Question', empty: 'Unknown', forbidden: 'AlreadyUsed' },
  },
  Callback: {
    component: 'CallbackScreen',
    says: 'Where a code-hosting account sends people back to.',
    embedding: embed('CallbackContainer', {}),
    states: {
      ready: { never: 'It goes on by itself once it is done.' },
      loading: 'Working',
      empty: noList,
      forbidden: forAnybody,
    },
  },
  Home: {
    component: 'HomeScreen',
    says: 'The apps of the current team, what runs, and the invitations that wait.',
    embedding: embed('HomeContainer', {}),
    states: { forbidden: ofOneself },
  },
  'All Teams': {
    component: 'AllTeamsScreen',
    says: 'Every team one belongs to, and as what.',
    embedding: embed('AllTeamsContainer', {}),
    states: { forbidden: ofOneself },
  },
  'New Team': {
    component: 'NewTeamScreen',
    says: 'A name, and the address it makes.',
    embedding: embed('NewTeamContainer', {}),
    states: { loading: aForm, empty: aForm, forbidden: 'SwitchedOff' },
  },
  'Team Settings': {
    component: 'TeamSettingsScreen',
    says: 'The team’s name, its members, invitations and end.',
    embedding: embed('TeamSettingsContainer', inTeam),
    states: { ready: 'Owner', empty: 'NoInvitations' },
  },
  'Account Settings': {
    component: 'AccountSettingsScreen',
    says: 'One’s own name, address, password, connected accounts and end.',
    embedding: embed('AccountSettingsContainer', {}),
    states: { empty: noList, forbidden: 'TeamsInTheWay' },
  },
  Apps: {
    component: 'AppsScreen',
    says: 'The apps of a team, searched and paged.',
    embedding: embed('AppsContainer', inTeam),
    states: { forbidden: ofTheTeam },
  },
  'Create New App': {
    component: 'NewAppScreen',
    says: 'A name, and the address it makes.',
    embedding: embed('NewAppContainer', inTeam),
    states: { loading: aForm, empty: aForm, error: 'Taken' },
  },
  General: {
    component: 'GeneralScreen',
    says: 'What an app is, where it is, and how its deployments went.',
    embedding: embed('GeneralContainer', inApp),
    states: { empty: 'NothingDeployed', forbidden: ofTheTeam },
  },
  Deployments: {
    component: 'DeploymentsScreen',
    says: 'An app’s deployments, five at a time, and the way to a new one.',
    embedding: embed('DeploymentsContainer', inApp),
    states: { forbidden: ofTheTeam },
  },
  'New Deployment': {
    component: 'NewDeploymentScreen',
    says: 'From a folder or an archive in the browser to a build.',
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
    says: 'One deployment: its steps, why it failed, and its build log.',
    embedding: embed('DeploymentContainer', {
      ...inApp,
      deploymentId: '0b9b3a6f-2c39-4d5c-9f5e-6a1f3f1f8f10',
    }),
    states: { empty: 'AwaitingUpload', forbidden: ofTheTeam },
  },
  Logs: {
    component: 'LogsScreen',
    says: 'What an app writes, live, filtered and searched.',
    embedding: embed('LogsContainer', inApp),
    states: { forbidden: ofTheTeam },
  },
  'Environment Variables': {
    component: 'EnvironmentVariablesScreen',
    says: 'Configuration and secrets, one by one or by a .env file.',
    embedding: embed('EnvironmentVariablesContainer', inApp),
    states: { forbidden: ofTheTeam },
  },
  Storage: {
    component: 'StorageScreen',
    says: 'The databases and caches an app uses.',
    embedding: embed('StorageContainer', inApp),
    states: { forbidden: ofTheTeam },
  },
  'Connect Storage': {
    component: 'ConnectStorageScreen',
    says: 'From an integration to a variable that holds the address of a database.',
    // The same page as Storage, with `?connect=`.
    embedding: embed('StorageContainer', inApp),
    walkedWith: 'Storage',
    states: { error: 'ProjectsFailed', forbidden: ofTheTeam },
  },
  'App Settings': {
    component: 'AppSettingsScreen',
    says: 'What an app is, and its end.',
    embedding: embed('AppSettingsContainer', inApp),
    states: { empty: noList },
  },
  Integrations: {
    component: 'IntegrationsScreen',
    says: 'What a team can connect, and what it has.',
    embedding: embed('IntegrationsContainer', inTeam),
    states: { empty: { never: 'The providers are always there to be connected.' } },
  },
  Integration: {
    component: 'IntegrationScreen',
    says: 'What a connection lets the platform see, and which apps use it.',
    embedding: embed('IntegrationContainer', {
      ...inTeam,
      integrationId: '7d3f4a52-93a8-4a44-8d1a-5a0a6c5f9b21',
    }),
    states: { forbidden: ofTheTeam },
  },
  'Integration Callback': {
    component: 'IntegrationCallbackScreen',
    says: 'Where a provider sends people back to after their consent.',
    embedding: embed('IntegrationCallbackContainer', { ...inTeam, integration: 'neon' }),
    states: {
      ready: { never: 'It goes on by itself once it is done.' },
      loading: 'Working',
      empty: 'MissingCode',
      forbidden: 'Denied',
    },
  },
  'Not Found': {
    component: 'NotFoundScreen',
    says: 'For an address that leads nowhere.',
    embedding: embed('NotFoundContainer', { onGoBack: { code: '() => history.back()' } }),
    states: { loading: asksNothing, empty: asksNothing, error: asksNothing, forbidden: forAnybody },
  },
  Error: {
    component: 'ErrorScreen',
    says: 'In the place of a page that could not be shown.',
    embedding: embed('ErrorContainer', {
      error: { code: "new Error('What was thrown')" },
      onTryAgain: { code: '() => location.reload()' },
    }),
    states: {
      ready: 'Unexpected',
      loading: { never: 'It is shown when loading is over.' },
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

/** The Screen whose stories have a title, such as `Screens/Apps`. */
export function screenAt(title: string): { title: string; screen: Screen } | undefined {
  const table: Readonly<Record<string, Screen>> = screens;
  const name = title.replace(/^Screens\//, '');
  const screen = Object.hasOwn(table, name) ? table[name] : undefined;
  return screen && { title: name, screen };
}
