import { common } from './common.ts';
import { deploymentStatus } from './deploymentStatus.ts';
import { deviceAuthorization } from './deviceAuthorization.ts';
import { error } from './error.ts';
import { errors } from './errors.ts';
import { logIn } from './logIn.ts';
import { notFound } from './notFound.ts';
import { pages } from './pages.ts';
import { shell } from './shell.ts';

/** The English catalogue: plain text, and functions where a text holds values. */
export const en = {
  common,
  deploymentStatus,
  deviceAuthorization,
  error,
  errors,
  logIn,
  notFound,
  pages,
  shell,
};
