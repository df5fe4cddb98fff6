import { lazyWithPreload, matchRoute, pageProps } from '@quayside/console';
import type { Location, PageProps, RouteId } from '@quayside/console';
import type { ComponentType, ReactNode } from 'react';

/** A page of the app. */
interface Page {
  preload: () => Promise<void>;
  /** The page at a location of its route. */
  render: (location: Location) => ReactNode;
}

function page<Id extends RouteId, Area>(
  id: Id,
  load: () => Promise<Area>,
  contentOf: (area: Area) => ComponentType<PageProps<Id>>,
): Page {
  const Content = lazyWithPreload(async () => ({ default: contentOf(await load()) }));
  return {
    preload: Content.preload,
    render(location) {
      const props = pageProps(id, location);
      return props && <Content {...props} />;
    },
  };
}

const onlyPage = <Content,>(area: { default: Content }) => area.default;

// Pages that are made of the same parts are one piece: a piece each would split what they share into crumbs, and
// whichever page is opened first names every piece, to be able to fetch it.
/** The layout of those who are signed in, and the page on which they begin. */
export const signedIn = () => import('./areas/signed-in.tsx');
const signedOut = () => import('./areas/signed-out.tsx');
const settings = () => import('./areas/settings.tsx');
const app = () => import('./areas/app.tsx');
const integrations = () => import('./areas/integrations.tsx');

/** The routes that have a page: the only list of them. Navigation and links lead to no other. */
const pages: Partial<Record<RouteId, Page>> = {
  home: page('home', () => import('./areas/home.tsx'), onlyPage),
  logIn: page('logIn', () => import('./areas/log-in.tsx'), onlyPage),
  signUp: page('signUp', signedOut, (area) => area.SignUp),
  recoverPassword: page('recoverPassword', signedOut, (area) => area.RecoverPassword),
  resetPassword: page('resetPassword', signedOut, (area) => area.ResetPassword),
  verifyEmail: page('verifyEmail', signedOut, (area) => area.VerifyEmail),
  verifyUpdateEmail: page('verifyUpdateEmail', signedOut, (area) => area.VerifyUpdateEmail),
  invitation: page('invitation', signedOut, (area) => area.Invitation),
  callback: page('callback', signedOut, (area) => area.Callback),
  device: page('device', () => import('./areas/device.tsx'), onlyPage),
  apps: page('apps', signedIn, (area) => area.Apps),
  accountSettings: page('accountSettings', settings, (area) => area.AccountSettings),
  allTeams: page('allTeams', settings, (area) => area.AllTeams),
  newTeam: page('newTeam', settings, (area) => area.NewTeam),
  teamSettings: page('teamSettings', settings, (area) => area.TeamSettings),
  newApp: page('newApp', settings, (area) => area.NewApp),
  general: page('general', app, (area) => area.General),
  deployments: page('deployments', app, (area) => area.Deployments),
  deployment: page('deployment', () => import('./areas/deployment.tsx'), onlyPage),
  appSettings: page('appSettings', settings, (area) => area.AppSettings),
  logs: page('logs', () => import('./areas/logs.tsx'), onlyPage),
  environmentVariables: page(
    'environmentVariables',
    () => import('./areas/environment-variables.tsx'),
    onlyPage,
  ),
  storage: page('storage', integrations, (area) => area.Storage),
  integrations: page('integrations', integrations, (area) => area.Integrations),
  integration: page('integration', integrations, (area) => area.Integration),
  integrationCallback: page(
    'integrationCallback',
    integrations,
    (area) => area.IntegrationCallback,
  ),
};

/** Whether the app shows a route. */
export const hasPage = (id: RouteId): boolean => pages[id] !== undefined;

/** The page of a route. */
export const pageOf = (id: RouteId): Page | undefined => pages[id];

/** Fetches the code of the page at a path ahead, where there is one. */
export async function preloadPage(to: string): Promise<void> {
  const id = matchRoute(to.split(/[?#]/)[0] ?? '')?.id;
  await (id && pages[id]?.preload());
}
