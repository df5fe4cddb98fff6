import { apps } from './apps.ts';
import { buildLog } from './buildLog.ts';
import { callback } from './callback.ts';
import { common } from './common.ts';
import { deployment } from './deployment.ts';
import { deployments } from './deployments.ts';
import { deploymentStatus } from './deploymentStatus.ts';
import { deviceAuthorization } from './deviceAuthorization.ts';
import { environmentVariables } from './environmentVariables.ts';
import { error } from './error.ts';
import { errors } from './errors.ts';
import { general } from './general.ts';
import { invitation } from './invitation.ts';
import { logIn } from './logIn.ts';
import { newApp } from './newApp.ts';
import { notFound } from './notFound.ts';
import { pages } from './pages.ts';
import { passwordRules } from './passwordRules.ts';
import { recoverPassword, resetPassword } from './recoverPassword.ts';
import { shell } from './shell.ts';
import { signUp } from './signUp.ts';
import { validation } from './validation.ts';
import { verifyEmail, verifyUpdateEmail } from './verifyEmail.ts';

/** The English texts that the console has at hand from the start. */
export const core = {
  apps,
  buildLog,
  callback,
  common,
  deployment,
  deployments,
  deploymentStatus,
  deviceAuthorization,
  environmentVariables,
  error,
  errors,
  general,
  invitation,
  logIn,
  newApp,
  notFound,
  pages,
  passwordRules,
  recoverPassword,
  resetPassword,
  shell,
  signUp,
  validation,
  verifyEmail,
  verifyUpdateEmail,
};
