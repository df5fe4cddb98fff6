const app = '/tidewater-labs/apps/harbour-api';

/** Every page a person can reach, the start of its heading, and its title. */
export const pages = [
  { path: '/login', signedIn: false, heading: /^Log in to Quayside$/, title: 'Log In - Quayside' },
  {
    path: '/device?code=BCDF-GHJK',
    signedIn: true,
    heading: /^Device Authorization$/,
    title: 'Device Authorization - Quayside',
  },
  { path: '/no/such/page/here', signedIn: false, heading: /^Oops!$/, title: '404 - Quayside' },
  { path: '/', signedIn: true, heading: /^Home/, title: 'Home - Quayside' },
  { path: '/teams', signedIn: true, heading: /^All Teams/, title: 'All Teams - Quayside' },
  { path: '/teams/new', signedIn: true, heading: /^New Team$/, title: 'New Team - Quayside' },
  {
    path: '/settings',
    signedIn: true,
    heading: /^Account Settings$/,
    title: 'Account Settings - Quayside',
  },
  {
    path: '/tidewater-labs/settings',
    signedIn: true,
    heading: /^Team Settings$/,
    title: 'Team Settings - Tidewater Labs - Quayside',
  },
  {
    path: '/tidewater-labs/apps',
    signedIn: true,
    heading: /^Apps/,
    title: 'Apps - Tidewater Labs - Quayside',
  },
  {
    path: `${app}/general`,
    signedIn: true,
    heading: /^Harbour API/,
    title: 'General - Tidewater Labs - Quayside',
  },
  {
    path: `${app}/deployments`,
    signedIn: true,
    heading: /^Deployments/,
    title: 'Deployments - Tidewater Labs - Quayside',
  },
  {
    path: `${app}/settings`,
    signedIn: true,
    heading: /^Settings/,
    title: 'Settings - Tidewater Labs - Quayside',
  },
  {
    path: `${app}/logs`,
    signedIn: true,
    heading: /^Logs/,
    title: 'Logs - Tidewater Labs - Quayside',
  },
  {
    path: `${app}/environment-variables`,
    signedIn: true,
    heading: /^Environment Variables/,
    title: 'Environment Variables - Tidewater Labs - Quayside',
  },
  {
    path: `${app}/storage`,
    signedIn: true,
    heading: /^Storage/,
    title: 'Storage - Tidewater Labs - Quayside',
  },
  {
    path: `${app}/storage?connect=`,
    signedIn: true,
    heading: /^Connect Storage/,
    title: 'Storage - Tidewater Labs - Quayside',
  },
  {
    path: '/tidewater-labs/integrations',
    signedIn: true,
    heading: /^Integrations/,
    title: 'Integrations - Tidewater Labs - Quayside',
  },
  {
    path: '/tidewater-labs/integrations/neon/callback?link_code=x',
    signedIn: true,
    heading: /^Connecting Neon/,
    title: 'Connecting Integration - Tidewater Labs - Quayside',
  },
] as const;
