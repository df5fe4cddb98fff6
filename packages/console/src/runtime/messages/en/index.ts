import * as apps from './apps.ts';
import * as auth from './auth.ts';
import type { Catalogue } from './catalogue.ts';
import * as common from './common.ts';
import * as deployments from './deployments.ts';
import * as environment from './environment.ts';
import * as logs from './logs.ts';
import * as pages from './pages.ts';
import * as pageCommands from './pageCommands.ts';
import * as shell from './shell.ts';
import * as teams from './teams.ts';

const catalogues = {
  ...apps,
  ...auth,
  ...common,
  ...deployments,
  ...environment,
  ...logs,
  ...pages,
  ...pageCommands,
  ...shell,
  ...teams,
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
