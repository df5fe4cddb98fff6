import type { ComponentType, ReactNode } from 'react';

import type { Location } from '../navigation/Navigation.ts';
import { pageProps } from '../navigation/paths.ts';
import type { PageProps } from '../navigation/paths.ts';
import type { RouteId } from '../navigation/routes.ts';
import { lazyWithPreload } from '../runtime/lazyWithPreload.tsx';

/** Renders a page at a location of its route. */
type Page = (location: Location) => ReactNode;

function page<Id extends RouteId>(id: Id, load: () => Promise<ComponentType<PageProps<Id>>>): Page {
  const Content = lazyWithPreload<PageProps<Id>>(async () => ({ default: await load() }));
  return function render(location) {
    const props = pageProps(id, location);
    return props && <Content {...props} />;
  };
}

/** The routes that have a page of their own; the others lead on to one of these. */
const pages: Partial<Record<RouteId, Page>> = {
  home: page('home', async () => (await import('../screens/home/HomeContainer.tsx')).HomeContainer),
  logIn: page('logIn', async () => {
    const { LogInContainer } = await import('../screens/log-in/LogInContainer.tsx');
    return () => <LogInContainer hasPage={hasPage} />;
  }),
  signUp: page(
    'signUp',
    async () => (await import('../screens/sign-up/SignUpContainer.tsx')).SignUpContainer,
  ),
  recoverPassword: page(
    'recoverPassword',
    async () =>
      (await import('../screens/recover-password/RecoverPasswordContainer.tsx'))
        .RecoverPasswordContainer,
  ),
  resetPassword: page(
    'resetPassword',
    async () =>
      (await import('../screens/reset-password/ResetPasswordContainer.tsx')).ResetPasswordContainer,
  ),
  verifyEmail: page(
    'verifyEmail',
    async () =>
      (await import('../screens/verify-email/VerifyEmailContainer.tsx')).VerifyEmailContainer,
  ),
  verifyUpdateEmail: page(
    'verifyUpdateEmail',
    async () =>
      (await import('../screens/verify-update-email/VerifyUpdateEmailContainer.tsx'))
        .VerifyUpdateEmailContainer,
  ),
  invitation: page('invitation', async () => {
    const { InvitationContainer } = await import('../screens/invitation/InvitationContainer.tsx');
    return ({ token = '' }) => <InvitationContainer token={token} />;
  }),
  callback: page(
    'callback',
    async () => (await import('../screens/callback/CallbackContainer.tsx')).CallbackContainer,
  ),
  device: page('device', async () => {
    const { DeviceAuthorizationContainer } =
      await import('../screens/device-authorization/DeviceAuthorizationContainer.tsx');
    return ({ code = '' }) => <DeviceAuthorizationContainer userCode={code} />;
  }),
  accountSettings: page(
    'accountSettings',
    async () =>
      (await import('../screens/account-settings/AccountSettingsContainer.tsx'))
        .AccountSettingsContainer,
  ),
  allTeams: page(
    'allTeams',
    async () => (await import('../screens/all-teams/AllTeamsContainer.tsx')).AllTeamsContainer,
  ),
  newTeam: page(
    'newTeam',
    async () => (await import('../screens/new-team/NewTeamContainer.tsx')).NewTeamContainer,
  ),
  teamSettings: page(
    'teamSettings',
    async () =>
      (await import('../screens/team-settings/TeamSettingsContainer.tsx')).TeamSettingsContainer,
  ),
  newApp: page(
    'newApp',
    async () => (await import('../screens/new-app/NewAppContainer.tsx')).NewAppContainer,
  ),
  apps: page('apps', async () => (await import('../screens/apps/AppsContainer.tsx')).AppsContainer),
  general: page(
    'general',
    async () => (await import('../screens/general/GeneralContainer.tsx')).GeneralContainer,
  ),
  logs: page('logs', async () => (await import('../screens/logs/LogsContainer.tsx')).LogsContainer),
  environmentVariables: page(
    'environmentVariables',
    async () =>
      (await import('../screens/environment-variables/EnvironmentVariablesContainer.tsx'))
        .EnvironmentVariablesContainer,
  ),
  storage: page(
    'storage',
    async () => (await import('../screens/storage/StorageContainer.tsx')).StorageContainer,
  ),
  appSettings: page(
    'appSettings',
    async () =>
      (await import('../screens/app-settings/AppSettingsContainer.tsx')).AppSettingsContainer,
  ),
  deployments: page(
    'deployments',
    async () =>
      (await import('../screens/deployments/DeploymentsContainer.tsx')).DeploymentsContainer,
  ),
  deployment: page(
    'deployment',
    async () => (await import('../screens/deployment/DeploymentContainer.tsx')).DeploymentContainer,
  ),
  integrations: page(
    'integrations',
    async () =>
      (await import('../screens/integrations/IntegrationsContainer.tsx')).IntegrationsContainer,
  ),
  integration: page(
    'integration',
    async () =>
      (await import('../screens/integration/IntegrationContainer.tsx')).IntegrationContainer,
  ),
  integrationCallback: page(
    'integrationCallback',
    async () =>
      (await import('../screens/integration-callback/IntegrationCallbackContainer.tsx'))
        .IntegrationCallbackContainer,
  ),
};

/** Whether a route has a page of its own. */
export const hasPage = (id: RouteId): boolean => pages[id] !== undefined;

/** The page of a route. */
export const pageOf = (id: RouteId): Page | undefined => pages[id];

/** Rail and top bar. */
export const Shell = lazyWithPreload(async () => ({
  default: (await import('../shell/SignedInLayoutContainer.tsx')).SignedInLayoutContainer,
}));

/** In the place of a page that is not there. */
export const NotFound = lazyWithPreload(async () => {
  const { NotFoundContainer } = await import('../screens/not-found/NotFoundContainer.tsx');
  return { default: () => <NotFoundContainer onGoBack={() => history.back()} /> };
});

/** What could not be loaded, above a page that stands alone. */
export const LoadNotice = lazyWithPreload(async () => ({
  default: (await import('../shell/LoadNotice.tsx')).LoadNotice,
}));
