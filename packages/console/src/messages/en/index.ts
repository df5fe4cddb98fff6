import { accountSettingsMessages } from './account.ts';
import { appSettingsMessages } from './appSettings.ts';
import { appsMessages } from './apps.ts';
import { buildLogMessages } from './buildLog.ts';
import { callbackMessages } from './callback.ts';
import { commonMessages } from './common.ts';
import { confirmationMessages } from './confirmation.ts';
import { connectionMessages } from './connection.ts';
import { copyAsMessages } from './copyAs.ts';
import { deploymentMessages } from './deployment.ts';
import { deploymentDockMessages } from './deploymentDock.ts';
import { deploymentStatusMessages } from './deploymentStatus.ts';
import { deploymentsMessages } from './deployments.ts';
import { deviceAuthorizationMessages } from './deviceAuthorization.ts';
import { environmentVariablesMessages } from './environmentVariables.ts';
import { errorMessages } from './error.ts';
import { errorsMessages } from './errors.ts';
import { explanationsMessages } from './explanations.ts';
import { footerMessages } from './footer.ts';
import { generalMessages } from './general.ts';
import { homeMessages } from './home.ts';
import { integrationCallbackMessages, integrationsMessages } from './integrations.ts';
import { invitationMessages } from './invitation.ts';
import { languageMessages } from './language.ts';
import { lineLinksMessages } from './lineLinks.ts';
import { logInMessages } from './logIn.ts';
import { logsMessages } from './logs.ts';
import { newAppMessages } from './newApp.ts';
import { newDeploymentMessages } from './newDeployment.ts';
import { notFoundMessages } from './notFound.ts';
import { pagesMessages } from './pages.ts';
import { paletteMessages } from './palette.ts';
import { passwordRulesMessages } from './passwordRules.ts';
import { preferencesMessages } from './preferences.ts';
import { recoverPasswordMessages, resetPasswordMessages } from './recoverPassword.ts';
import { shellMessages } from './shell.ts';
import { shortcutsMessages } from './shortcuts.ts';
import { signUpMessages } from './signUp.ts';
import { teamSwitcherMessages } from './teamSwitcher.ts';
import { storageMessages } from './storage.ts';
import { allTeamsMessages, newTeamMessages, teamSettingsMessages } from './teams.ts';
import { unsavedMessages } from './unsaved.ts';
import { validationMessages } from './validation.ts';
import { verifyEmailMessages, verifyUpdateEmailMessages } from './verifyEmail.ts';

/** The English catalogue: plain text, and functions where a text holds values. */
export const en = {
  accountSettings: accountSettingsMessages.english,
  allTeams: allTeamsMessages.english,
  appSettings: appSettingsMessages.english,
  apps: appsMessages.english,
  buildLog: buildLogMessages.english,
  callback: callbackMessages.english,
  common: commonMessages.english,
  confirmation: confirmationMessages.english,
  connection: connectionMessages.english,
  copyAs: copyAsMessages.english,
  deployment: deploymentMessages.english,
  deploymentDock: deploymentDockMessages.english,
  deployments: deploymentsMessages.english,
  deploymentStatus: deploymentStatusMessages.english,
  deviceAuthorization: deviceAuthorizationMessages.english,
  environmentVariables: environmentVariablesMessages.english,
  error: errorMessages.english,
  errors: errorsMessages.english,
  explanations: explanationsMessages.english,
  footer: footerMessages.english,
  general: generalMessages.english,
  home: homeMessages.english,
  integrationCallback: integrationCallbackMessages.english,
  integrations: integrationsMessages.english,
  invitation: invitationMessages.english,
  language: languageMessages.english,
  lineLinks: lineLinksMessages.english,
  logIn: logInMessages.english,
  logs: logsMessages.english,
  newApp: newAppMessages.english,
  newDeployment: newDeploymentMessages.english,
  newTeam: newTeamMessages.english,
  notFound: notFoundMessages.english,
  pages: pagesMessages.english,
  palette: paletteMessages.english,
  passwordRules: passwordRulesMessages.english,
  preferences: preferencesMessages.english,
  recoverPassword: recoverPasswordMessages.english,
  resetPassword: resetPasswordMessages.english,
  shell: shellMessages.english,
  shortcuts: shortcutsMessages.english,
  signUp: signUpMessages.english,
  storage: storageMessages.english,
  teamSettings: teamSettingsMessages.english,
  teamSwitcher: teamSwitcherMessages.english,
  unsaved: unsavedMessages.english,
  validation: validationMessages.english,
  verifyEmail: verifyEmailMessages.english,
  verifyUpdateEmail: verifyUpdateEmailMessages.english,
};
