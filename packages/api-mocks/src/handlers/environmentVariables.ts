import type { environmentVariableEndpoints } from '@quayside/api-contract';

import type { Platform } from '../platform/platform.ts';
import type { AppRecord, UserRecord } from '../platform/records.ts';
import type { VariableChanges } from '../platform/variables.ts';
import { Replaced, type HandlersOf } from './handler.ts';
import { viewVariable } from './views.ts';

/** The environment variables of an app. */
export const environmentVariableHandlers: HandlersOf<typeof environmentVariableEndpoints> = {
  listEnvironmentVariables: ({ platform, me, path }) =>
    viewAll(platform, findApp(platform, me, path.app_id)),

  createEnvironmentVariable({ platform, me, path, body }) {
    const app = findApp(platform, me, path.app_id);
    const { variable, isNew } = platform.variables.set(app, body);
    return isNew ? viewVariable(variable) : new Replaced(viewVariable(variable));
  },

  patchEnvironmentVariables({ platform, me, path, body }) {
    const entries = Object.entries(body).map(([name, value]) => [name, { value }] as const);
    const upsert = Object.fromEntries(entries);
    return change(platform, me, path.app_id, { upsert, delete: [] });
  },

  changeEnvironmentVariables: ({ platform, me, path, body }) =>
    change(platform, me, path.app_id, body),

  batchEnvironmentVariables: ({ platform, me, path, body }) =>
    change(platform, me, path.app_id, body),

  updateEnvironmentVariable({ platform, me, path, body }) {
    const app = findApp(platform, me, path.app_id);
    const name = path.environment_variable_name;
    return viewVariable(platform.variables.update(app, name, body));
  },

  deleteEnvironmentVariable({ platform, me, path }) {
    const app = findApp(platform, me, path.app_id);
    platform.variables.remove(app, path.environment_variable_name);
  },
};

function findApp(platform: Platform, user: UserRecord, appId: string): AppRecord {
  return platform.apps.find({ kind: 'user', user }, appId);
}

function viewAll(platform: Platform, app: AppRecord) {
  const variables = platform.variables.list(app);
  return { data: variables.map(viewVariable), count: variables.length };
}

function change(
  platform: Platform,
  user: UserRecord,
  appId: string,
  { redeploy = false, ...changes }: VariableChanges & { redeploy?: boolean },
) {
  const app = findApp(platform, user, appId);
  platform.dataset.write(() => {
    platform.variables.change(app, changes);
    if (redeploy) platform.deployments.redeployLatest(app);
  });
  return viewAll(platform, app);
}
