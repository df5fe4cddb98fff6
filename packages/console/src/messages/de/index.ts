import { de as designSystem } from '@quayside/design-system/messages/de';

import type { MessageOverrides } from '../messages.ts';
import { accountSettings } from './account.ts';
import { appSettings } from './appSettings.ts';
import { apps } from './apps.ts';
import { buildLog } from './buildLog.ts';
import { callback } from './callback.ts';
import { common } from './common.ts';
import { confirmation } from './confirmation.ts';
import { connection } from './connection.ts';
import { copyAs } from './copyAs.ts';
import { deployment } from './deployment.ts';
import { deploymentStatus } from './deploymentStatus.ts';
import { deployments } from './deployments.ts';
import { deviceAuthorization } from './deviceAuthorization.ts';
import { environmentVariables } from './environmentVariables.ts';
import { error } from './error.ts';
import { errors } from './errors.ts';
import { explanations } from './explanations.ts';
import { general } from './general.ts';
import { home } from './home.ts';
import { integrations, integrationCallback } from './integrations.ts';
import { invitation } from './invitation.ts';
import { language } from './language.ts';
import { logIn } from './logIn.ts';
import { logs } from './logs.ts';
import { newApp } from './newApp.ts';
import { newDeployment } from './newDeployment.ts';
import { notFound } from './notFound.ts';
import { pages } from './pages.ts';
import { passwordRules } from './passwordRules.ts';
import { recoverPassword, resetPassword } from './recoverPassword.ts';
import { shell } from './shell.ts';
import { signUp } from './signUp.ts';
import { storage } from './storage.ts';
import { teamSwitcher } from './teamSwitcher.ts';
import { allTeams, newTeam, teamSettings } from './teams.ts';
import { validation } from './validation.ts';
import { verifyEmail, verifyUpdateEmail } from './verifyEmail.ts';
import { palette } from './palette.ts';
import { shortcuts } from './shortcuts.ts';
import { preferences } from './preferences.ts';
import { unsaved } from './unsaved.ts';
import { deploymentDock } from './deploymentDock.ts';

/** The console in German. */
export const de: MessageOverrides = {
  accountSettings,
  allTeams,
  apps,
  appSettings,
  buildLog,
  callback,
  common,
  confirmation,
  connection,
  copyAs,
  deployment,
  deploymentDock,
  deployments,
  deploymentStatus,
  deviceAuthorization,
  environmentVariables,
  error,
  errors,
  explanations,
  general,
  home,
  integrationCallback,
  integrations,
  invitation,
  language,
  logIn,
  logs,
  newApp,
  newDeployment,
  newTeam,
  notFound,
  pages,
  palette,
  passwordRules,
  preferences,
  recoverPassword,
  resetPassword,
  shell,
  shortcuts,
  signUp,
  storage,
  teamSettings,
  teamSwitcher,
  unsaved,
  validation,
  verifyEmail,
  verifyUpdateEmail,
  designSystem,
};
