import { createClient } from '@quayside/api-contract';
import type { Client } from '@quayside/api-contract';
import {
  createManualClock,
  createPlatform,
  createRequestHandler,
  demoPassword,
} from '@quayside/api-mocks';
import type { Control, Platform } from '@quayside/api-mocks';
import { createStoppedClock } from '@quayside/design-system';
import type { JSX } from 'react';

import { uploadForm } from '../deploying/uploadArchive.ts';
import { loadLanguage } from '../messages/languages.ts';
import { createMemoryNavigation } from '../navigation/memory.ts';
import type { MemoryNavigation } from '../navigation/memory.ts';
import type { Location } from '../navigation/Navigation.ts';
import { matchRoute, pageProps } from '../navigation/paths.ts';
import type { PageProps } from '../navigation/paths.ts';
import type { RouteId } from '../navigation/routes.ts';
import { ErrorBoundary } from '../page/ErrorBoundary.tsx';
import { ConsoleProvider } from '../provider/ConsoleProvider.tsx';
import type { Features } from '../provider/Console.ts';
import type { HostCommand } from '../palette/HostCommand.ts';
import { createMemoryPreferences } from '../preferences/preferences.ts';
import type { PreferenceStore } from '../preferences/preferences.ts';
import { useLocation } from '../provider/useConsole.ts';
import { AccountSettingsContainer } from '../screens/account-settings/AccountSettingsContainer.tsx';
import { AllTeamsContainer } from '../screens/all-teams/AllTeamsContainer.tsx';
import { AppSettingsContainer } from '../screens/app-settings/AppSettingsContainer.tsx';
import { AppsContainer } from '../screens/apps/AppsContainer.tsx';
import { DeploymentContainer } from '../screens/deployment/DeploymentContainer.tsx';
import { DeploymentsContainer } from '../screens/deployments/DeploymentsContainer.tsx';
import { DeviceAuthorizationContainer } from '../screens/device-authorization/DeviceAuthorizationContainer.tsx';
import { EnvironmentVariablesContainer } from '../screens/environment-variables/EnvironmentVariablesContainer.tsx';
import { ErrorContainer } from '../screens/error/ErrorContainer.tsx';
import { GeneralContainer } from '../screens/general/GeneralContainer.tsx';
import { CallbackContainer } from '../screens/callback/CallbackContainer.tsx';
import { HomeContainer } from '../screens/home/HomeContainer.tsx';
import { IntegrationContainer } from '../screens/integration/IntegrationContainer.tsx';
import { IntegrationCallbackContainer } from '../screens/integration-callback/IntegrationCallbackContainer.tsx';
import { IntegrationsContainer } from '../screens/integrations/IntegrationsContainer.tsx';
import { InvitationContainer } from '../screens/invitation/InvitationContainer.tsx';
import { LogsContainer } from '../screens/logs/LogsContainer.tsx';
import { NewAppContainer } from '../screens/new-app/NewAppContainer.tsx';
import { NewTeamContainer } from '../screens/new-team/NewTeamContainer.tsx';
import { NotFoundContainer } from '../screens/not-found/NotFoundContainer.tsx';
import { RecoverPasswordContainer } from '../screens/recover-password/RecoverPasswordContainer.tsx';
import { ResetPasswordContainer } from '../screens/reset-password/ResetPasswordContainer.tsx';
import { SignUpContainer } from '../screens/sign-up/SignUpContainer.tsx';
import { StorageContainer } from '../screens/storage/StorageContainer.tsx';
import { VerifyEmailContainer } from '../screens/verify-email/VerifyEmailContainer.tsx';
import { VerifyUpdateEmailContainer } from '../screens/verify-update-email/VerifyUpdateEmailContainer.tsx';
import { LogInContainer } from '../screens/log-in/LogInContainer.tsx';
import { TeamSettingsContainer } from '../screens/team-settings/TeamSettingsContainer.tsx';
import { createMemorySession } from '../session/createSession.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { pathInWorld } from './pathInWorld.ts';
import { storyNow } from './samples.ts';
import { chosenWorld, storyFaults } from './storyWorld.ts';

/** A console with a platform of its own, and what a test may do to it. */
export interface OpenConsole {
  /** The page at the console's address, ready to be mounted. */
  page: JSX.Element;
  navigation: MemoryNavigation;
  session: SessionStore;
  preferences: PreferenceStore;
  /** Calls the platform as this console does. */
  client: Client;
  control: Control;
  /** Puts the platform's clock forward, and comes back to the tab so that what is shown is read again. */
  later: (milliseconds: number) => void;
}

interface OpenConsoleOptions {
  /** @default true */
  isSignedIn?: boolean;
  /** @default none */
  features?: Partial<Features>;
  /** The host's own commands. @default none */
  commands?: readonly HostCommand[];
  /** What stands before the page, as a shell would. @default nothing */
  beside?: JSX.Element;
}

/** Ada in a world without anybody. */
const signUpAda = ({ users }: Platform) =>
  users.signUp({
    email: 'ada@example.com',
    full_name: 'Ada Lovelace',
    password: demoPassword,
  });

/**
 * Opens the demo world at `storyNow`, or the one that the toolbar chose, signed in as Ada unless told otherwise. Client and platform meet in this page without a network
 * or a service worker, so any number of them can run beside each other.
 */
export async function openConsole(
  path: string,
  { isSignedIn = true, features, commands, beside }: OpenConsoleOptions = {},
): Promise<OpenConsole> {
  const { seed, fault, locale, timeZone } = chosenWorld();
  const { messages } = await loadLanguage('system', [locale]);
  const platform = await createPlatform({ seed, clock: createManualClock(storyNow) });
  const handle = createRequestHandler(platform);
  const ada =
    platform.world.rows.users.where('email', 'ada@example.com')[0] ?? (await signUpAda(platform));
  const token = isSignedIn ? await platform.accessTokens.issue(ada) : undefined;
  const session = createMemorySession({ token });
  const preferences = createMemoryPreferences();
  const client = createClient({
    baseUrl: 'https://platform.example',
    getToken: (context) => session.getToken(context),
    fetch: (url, init) => handle(new Request(url, init)),
  });
  const navigation = createMemoryNavigation(
    seed === 'default' || !isSignedIn ? path : await pathInWorld(client, path),
  );
  handle.control.setFaults(storyFaults[fault]);

  return {
    navigation,
    session,
    preferences,
    client,
    control: handle.control,
    later(milliseconds) {
      handle.control.advanceClock(milliseconds);
      window.dispatchEvent(new Event('visibilitychange'));
    },
    page: (
      <ConsoleProvider
        client={client}
        session={session}
        preferences={preferences}
        navigation={navigation}
        upload={async (ticket, archive) => {
          const body = uploadForm(ticket, archive);
          const { ok, status } = await handle(new Request(ticket.url, { method: 'POST', body }));
          if (!ok) throw new Error(`The upload was answered with ${status}`);
        }}
        features={features}
        commands={commands}
        appearance={{ colorScheme: 'inherit' }}
        locale={locale}
        messages={messages}
        timeZone={timeZone}
        clock={createStoppedClock(storyNow)}
      >
        {beside}
        <CurrentPage />
      </ConsoleProvider>
    ),
  };
}

/** The pages that stories over the platform open. */
const pages = [
  page('accountSettings', () => <AccountSettingsContainer />),
  page('allTeams', (props) => <AllTeamsContainer {...props} />),
  page('apps', (props) => <AppsContainer {...props} />),
  page('deployment', (props) => <DeploymentContainer {...props} />),
  page('deployments', (props) => <DeploymentsContainer {...props} />),
  page('device', ({ code = '' }) => <DeviceAuthorizationContainer userCode={code} />),
  page('general', (props) => <GeneralContainer {...props} />),
  page('callback', (props) => <CallbackContainer {...props} />),
  page('home', () => <HomeContainer />),
  page('integration', (props) => <IntegrationContainer {...props} />),
  page('integrationCallback', (props) => <IntegrationCallbackContainer {...props} />),
  page('integrations', (props) => <IntegrationsContainer {...props} />),
  page('invitation', ({ token = '' }) => <InvitationContainer token={token} />),
  page('environmentVariables', (props) => <EnvironmentVariablesContainer {...props} />),
  page('appSettings', (props) => <AppSettingsContainer {...props} />),
  page('logs', (props) => <LogsContainer {...props} />),
  page('logIn', () => <LogInContainer hasPage={() => true} />),
  page('newApp', (props) => <NewAppContainer {...props} />),
  page('newTeam', () => <NewTeamContainer />),
  page('recoverPassword', (props) => <RecoverPasswordContainer {...props} />),
  page('resetPassword', (props) => <ResetPasswordContainer {...props} />),
  page('signUp', (props) => <SignUpContainer {...props} />),
  page('teamSettings', (props) => <TeamSettingsContainer {...props} />),
  page('storage', (props) => <StorageContainer {...props} />),
  page('verifyEmail', (props) => <VerifyEmailContainer {...props} />),
  page('verifyUpdateEmail', (props) => <VerifyUpdateEmailContainer {...props} />),
];

function page<Id extends RouteId>(id: Id, render: (props: PageProps<Id>) => JSX.Element) {
  return {
    id,
    at(location: Location) {
      const props = pageProps(id, location);
      return props && render(props);
    },
  };
}

function CurrentPage() {
  const location = useLocation();
  return (
    <ErrorBoundary Fallback={ErrorContainer} page={location.pathname}>
      <PageAt location={location} />
    </ErrorBoundary>
  );
}

function PageAt({ location }: { location: Location }) {
  const id = matchRoute(location.pathname)?.id;
  const content = pages.find((known) => known.id === id)?.at(location);
  if (content) return content;
  if (id === undefined) return <NotFoundContainer onGoBack={() => {}} />;
  throw new Error(`No page of these stories is at ${location.pathname}`);
}
