import { matchRoute, pageProps } from '@quayside/console';
import type { Location, PageProps, RouteId } from '@quayside/console';
import type { ReactNode } from 'react';

import { lazyArea } from './lazyArea.tsx';
import type { Area } from './lazyArea.tsx';

/** A page of the app. */
interface Page {
  preload: () => Promise<void>;
  /** The page at a location of its route. */
  render: (location: Location) => ReactNode;
}

function page<Id extends RouteId>(id: Id, Content: Area<PageProps<Id>>): Page {
  return {
    preload: Content.preload,
    render(location) {
      const props = pageProps(id, location);
      return props && <Content {...props} />;
    },
  };
}

// Pages that are made of the same parts are one piece: a piece each would split what they share into crumbs, and
// whichever page is opened first names every piece, to be able to fetch it.
const signedOut = () => import('./areas/signed-out.tsx');
const settings = () => import('./areas/settings.tsx');
const app = () => import('./areas/app.tsx');
const integrations = () => import('./areas/integrations.tsx');

/** The routes that have a page: the only list of them. Navigation and links lead to no other. */
const pages: Partial<Record<RouteId, Page>> = {
  home: page(
    'home',
    lazyArea(() => import('./areas/home.tsx')),
  ),
  logIn: page(
    'logIn',
    lazyArea(() => import('./areas/log-in.tsx')),
  ),
  signUp: page(
    'signUp',
    lazyArea(async () => ({ default: (await signedOut()).SignUp })),
  ),
  recoverPassword: page(
    'recoverPassword',
    lazyArea(async () => ({ default: (await signedOut()).RecoverPassword })),
  ),
  resetPassword: page(
    'resetPassword',
    lazyArea(async () => ({ default: (await signedOut()).ResetPassword })),
  ),
  verifyEmail: page(
    'verifyEmail',
    lazyArea(async () => ({ default: (await signedOut()).VerifyEmail })),
  ),
  verifyUpdateEmail: page(
    'verifyUpdateEmail',
    lazyArea(async () => ({ default: (await signedOut()).VerifyUpdateEmail })),
  ),
  invitation: page(
    'invitation',
    lazyArea(async () => ({ default: (await signedOut()).Invitation })),
  ),
  callback: page(
    'callback',
    lazyArea(async () => ({ default: (await signedOut()).Callback })),
  ),
  device: page(
    'device',
    lazyArea(() => import('./areas/device.tsx')),
  ),
  apps: page(
    'apps',
    lazyArea(() => import('./areas/apps.tsx')),
  ),
  accountSettings: page(
    'accountSettings',
    lazyArea(async () => ({ default: (await settings()).AccountSettings })),
  ),
  allTeams: page(
    'allTeams',
    lazyArea(async () => ({ default: (await settings()).AllTeams })),
  ),
  newTeam: page(
    'newTeam',
    lazyArea(async () => ({ default: (await settings()).NewTeam })),
  ),
  teamSettings: page(
    'teamSettings',
    lazyArea(async () => ({ default: (await settings()).TeamSettings })),
  ),
  newApp: page(
    'newApp',
    lazyArea(async () => ({ default: (await settings()).NewApp })),
  ),
  general: page(
    'general',
    lazyArea(async () => ({ default: (await app()).General })),
  ),
  deployments: page(
    'deployments',
    lazyArea(async () => ({ default: (await app()).Deployments })),
  ),
  deployment: page(
    'deployment',
    lazyArea(() => import('./areas/deployment.tsx')),
  ),
  appSettings: page(
    'appSettings',
    lazyArea(async () => ({ default: (await settings()).AppSettings })),
  ),
  logs: page(
    'logs',
    lazyArea(() => import('./areas/logs.tsx')),
  ),
  environmentVariables: page(
    'environmentVariables',
    lazyArea(() => import('./areas/environment-variables.tsx')),
  ),
  storage: page(
    'storage',
    lazyArea(async () => ({ default: (await integrations()).Storage })),
  ),
  integrations: page(
    'integrations',
    lazyArea(async () => ({ default: (await integrations()).Integrations })),
  ),
  integration: page(
    'integration',
    lazyArea(async () => ({ default: (await integrations()).Integration })),
  ),
  integrationCallback: page(
    'integrationCallback',
    lazyArea(async () => ({ default: (await integrations()).IntegrationCallback })),
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
