import { common } from './common.ts';
import { deploymentStatus } from './deploymentStatus.ts';
import { errors } from './errors.ts';
import { pages } from './pages.ts';

/** The English catalogue: plain text, and functions where a text holds values. */
export const en = {
  common,
  deploymentStatus,
  errors,
  pages,
};
