import { pagesMessages } from '../../packages/console/src/runtime/messages/en/common.ts';
import { pageOf, pathOf } from '../../packages/console/src/runtime/navigation/paths.ts';
import type { PageId } from '../../packages/console/src/runtime/navigation/paths.ts';
import { pages as definitions } from '../../packages/console/src/pages.ts';

const params = { teamSlug: 'tidewater-labs', appSlug: 'harbour-api', integration: 'neon' };

interface Sample {
  /** Start of the page's heading. */
  heading: RegExp;
  search?: Record<string, string>;
}

/** Sample addresses of every page. A page without one has its own test, because its address contains an id. */
const samples: Readonly<Record<PageId, readonly Sample[]>> = {
  home: [{ heading: /^Home/ }],
  logIn: [{ heading: /^Log in to Quayside$/ }],
  signUp: [{ heading: /^Sign up for Quayside$/ }],
  recoverPassword: [{ heading: /^Recover Password$/ }],
  resetPassword: [{ heading: /^Reset Password$/ }],
  verifyEmail: [{ heading: /^Verifying Email$/ }],
  verifyUpdateEmail: [{ heading: /^Verifying Email Update$/ }],
  invitation: [{ heading: /^Team Invitation$/ }],
  device: [{ search: { code: 'BCDF-GHJK' }, heading: /^Device Authorization$/ }],
  callback: [{ heading: /^Logging In$/ }],
  accountSettings: [{ heading: /^Account Settings$/ }],
  allTeams: [{ heading: /^All Teams/ }],
  newTeam: [{ heading: /^New Team$/ }],
  team: [{ heading: /^Apps/ }],
  teamSettings: [{ heading: /^Team Settings$/ }],
  newApp: [{ heading: /^Create New App$/ }],
  apps: [{ heading: /^Apps/ }],
  app: [{ heading: /^Harbour API/ }],
  general: [{ heading: /^Harbour API/ }],
  logs: [{ heading: /^Logs/ }],
  environmentVariables: [{ heading: /^Environment Variables/ }],
  storage: [{ heading: /^Storage/ }, { search: { connect: '' }, heading: /^Connect Storage/ }],
  connectResource: [{ heading: /^Connect Storage/ }],
  appSettings: [{ heading: /^Settings/ }],
  deployments: [{ heading: /^Deployments/ }],
  deployment: [],
  integrations: [{ heading: /^Integrations/ }],
  integration: [],
  integrationCallback: [{ search: { link_code: 'x' }, heading: /^Connecting Neon/ }],
};

function titleOf(id: PageId): string {
  const team = pageOf(id).path.startsWith('/:teamSlug') ? ' - Tidewater Labs' : '';
  return `${pagesMessages.english[id]}${team} - Quayside`;
}

/** Every page at its sample addresses, with the start of its heading and its title. */
export const pages = [
  ...definitions.flatMap(({ id, guard, redirectTo }) =>
    samples[id].map(({ search = {}, heading }) => ({
      path: pathOf({ id, params, search }),
      signedIn: guard === 'signed-in',
      heading,
      title: titleOf(id),
      redirects: redirectTo !== undefined,
    })),
  ),
  {
    path: '/no/such/page/here',
    signedIn: false,
    heading: /^Oops!$/,
    title: '404 - Quayside',
    redirects: false,
  },
];
