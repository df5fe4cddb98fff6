import * as accountSettings from './accountSettings.ts';
import * as allTeams from './allTeams.ts';
import * as appSettings from './appSettings.ts';
import * as apps from './apps.ts';
import * as callback from './callback.ts';
import * as deploymentStatus from './deploymentStatus.ts';
import * as deployments from './deployments.ts';
import * as deviceAuthorization from './deviceAuthorization.ts';
import * as general from './general.ts';
import * as home from './home.ts';
import * as invitation from './invitation.ts';
import * as logIn from './logIn.ts';
import * as newApp from './newApp.ts';
import * as newTeam from './newTeam.ts';
import * as passwordRules from './passwordRules.ts';
import * as recoverPassword from './recoverPassword.ts';
import * as resetPassword from './resetPassword.ts';
import * as signUp from './signUp.ts';
import * as teamSettings from './teamSettings.ts';
import * as verifyEmail from './verifyEmail.ts';
import * as verifyUpdateEmail from './verifyUpdateEmail.ts';
import type { Catalogue } from './catalogue.ts';
import * as common from './common.ts';
import * as deployment from './deployment.ts';
import * as environment from './environment.ts';
import * as logs from './logs.ts';
import * as pages from './pages.ts';
import * as pageCommands from './pageCommands.ts';
import * as shell from './shell.ts';

const catalogues = {
  ...accountSettings,
  ...allTeams,
  ...appSettings,
  ...apps,
  ...callback,
  ...deploymentStatus,
  ...deployments,
  ...deviceAuthorization,
  ...general,
  ...home,
  ...invitation,
  ...logIn,
  ...newApp,
  ...newTeam,
  ...passwordRules,
  ...recoverPassword,
  ...resetPassword,
  ...signUp,
  ...teamSettings,
  ...verifyEmail,
  ...verifyUpdateEmail,
  ...common,
  ...deployment,
  ...environment,
  ...logs,
  ...pages,
  ...pageCommands,
  ...shell,
};

type Areas<Catalogues extends Readonly<Record<string, Catalogue<string, object>>>> = {
  [Name in keyof Catalogues as Catalogues[Name]['area']]: Catalogues[Name]['english'];
};

/** The English catalogue: plain text, and functions where a text holds values. */
export const en = byArea(catalogues);

function byArea<const Catalogues extends Readonly<Record<string, Catalogue<string, object>>>>(
  all: Catalogues,
): Areas<Catalogues>;
function byArea(all: Readonly<Record<string, Catalogue<string, object>>>): Record<string, object> {
  return Object.fromEntries(Object.values(all).map(({ area, english }) => [area, english]));
}
