import type { RouteId } from '../../navigation/routes.ts';
import { catalogue } from './catalogue.ts';

/** The title of each page; also its name in the breadcrumbs. */
export const pagesMessages = catalogue('pages', {
  home: 'Home',
  logIn: 'Log In',
  signUp: 'Sign Up',
  recoverPassword: 'Recover Password',
  resetPassword: 'Reset Password',
  verifyEmail: 'Verifying Email',
  verifyUpdateEmail: 'Verifying Email Update',
  invitation: 'Team Invitation',
  device: 'Device Authorization',
  callback: 'Logging In',
  accountSettings: 'Account Settings',
  allTeams: 'All Teams',
  newTeam: 'New Team',
  team: 'Apps',
  teamSettings: 'Team Settings',
  newApp: 'Create New App',
  apps: 'Apps',
  app: 'General',
  general: 'General',
  logs: 'Logs',
  environmentVariables: 'Environment Variables',
  storage: 'Storage',
  appSettings: 'Settings',
  deployments: 'Deployments',
  deployment: 'Deployment',
  integrations: 'Integrations',
  integration: 'Integration',
  integrationCallback: 'Connecting Integration',
} satisfies Record<RouteId, string>);
