import { lazyWithPreload } from './runtime/lazyWithPreload.tsx';
import { accountSettingsPage } from './screens/account-settings/page.ts';
import { allTeamsPage } from './screens/all-teams/page.ts';
import { appSettingsPage } from './screens/app-settings/page.ts';
import { appsPage, teamPage } from './screens/apps/page.ts';
import { callbackPage } from './screens/callback/page.ts';
import { deploymentPage } from './screens/deployment/page.ts';
import { deploymentsPage } from './screens/deployments/page.ts';
import { devicePage } from './screens/device-authorization/page.ts';
import { environmentVariablesPage } from './screens/environment-variables/page.ts';
import { appPage, generalPage } from './screens/general/page.ts';
import { homePage } from './screens/home/page.ts';
import { integrationPage } from './screens/integration/page.ts';
import { integrationCallbackPage } from './screens/integration-callback/page.ts';
import { integrationsPage } from './screens/integrations/page.ts';
import { invitationPage } from './screens/invitation/page.ts';
import { logInPage } from './screens/log-in/page.ts';
import { logsPage } from './screens/logs/page.ts';
import { newAppPage } from './screens/new-app/page.ts';
import { newTeamPage } from './screens/new-team/page.ts';
import { recoverPasswordPage } from './screens/recover-password/page.ts';
import { resetPasswordPage } from './screens/reset-password/page.ts';
import { signUpPage } from './screens/sign-up/page.ts';
import { connectResourcePage, storagePage } from './screens/storage/page.ts';
import { teamSettingsPage } from './screens/team-settings/page.ts';
import { verifyEmailPage } from './screens/verify-email/page.ts';
import { verifyUpdateEmailPage } from './screens/verify-update-email/page.ts';

/**
 * Every page of the console. The first path that matches wins. Paths, guards, breadcrumbs, redirects and routes derive
 * from this list.
 */
export const pages = [
  homePage,
  logInPage,
  signUpPage,
  recoverPasswordPage,
  resetPasswordPage,
  verifyEmailPage,
  verifyUpdateEmailPage,
  invitationPage,
  devicePage,
  callbackPage,
  accountSettingsPage,
  allTeamsPage,
  newTeamPage,
  teamPage,
  teamSettingsPage,
  newAppPage,
  appsPage,
  appPage,
  generalPage,
  logsPage,
  environmentVariablesPage,
  storagePage,
  connectResourcePage,
  appSettingsPage,
  deploymentsPage,
  deploymentPage,
  integrationsPage,
  integrationPage,
  integrationCallbackPage,
] as const;

/** Not Found, shown for a path without a page. */
export const NotFoundPage = lazyWithPreload(
  () => import('./screens/not-found/NotFoundContainer.tsx'),
);

/** Rail and top bar around the pages that have them. */
export const SignedInPages = lazyWithPreload(() => import('./shell/page/SignedInPages.tsx'));

/** Imports the function that fetches the data of rail and top bar into the cache. */
export const loadLayoutPrefetch = () => import('./shell/prefetchLayout.ts');
