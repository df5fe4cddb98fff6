import { pageOf } from '../schemas/common.ts';
import {
  createEnvironmentVariableBodySchema,
  environmentVariableChangesSchema,
  environmentVariableSchema,
  patchEnvironmentVariablesBodySchema,
  updateEnvironmentVariableBodySchema,
} from '../schemas/environmentVariables.ts';
import { createdOrReplaced, defineEndpoints, json, noContent, ok } from './endpoint.ts';

/** The environment variables of an app. */
export const environmentVariableEndpoints = /* @__PURE__ */ defineEndpoints({
  listEnvironmentVariables: {
    method: 'GET',
    path: '/apps/{app_id}/environment-variables/',
    auth: 'user',
    response: ok(pageOf(environmentVariableSchema)),
  },
  createEnvironmentVariable: {
    method: 'POST',
    path: '/apps/{app_id}/environment-variables/',
    auth: 'user',
    body: json(createEnvironmentVariableBodySchema),
    response: createdOrReplaced(environmentVariableSchema),
  },
  patchEnvironmentVariables: {
    method: 'PATCH',
    path: '/apps/{app_id}/environment-variables/',
    auth: 'user',
    body: json(patchEnvironmentVariablesBodySchema),
    response: ok(pageOf(environmentVariableSchema)),
  },
  changeEnvironmentVariables: {
    method: 'PUT',
    path: '/apps/{app_id}/environment-variables/',
    auth: 'user',
    body: json(environmentVariableChangesSchema),
    response: ok(pageOf(environmentVariableSchema)),
  },
  batchEnvironmentVariables: {
    method: 'POST',
    path: '/apps/{app_id}/environment-variables/batch',
    auth: 'user',
    body: json(environmentVariableChangesSchema),
    response: ok(pageOf(environmentVariableSchema)),
  },
  updateEnvironmentVariable: {
    method: 'PUT',
    path: '/apps/{app_id}/environment-variables/{environment_variable_name}',
    auth: 'user',
    body: json(updateEnvironmentVariableBodySchema),
    response: ok(environmentVariableSchema),
  },
  deleteEnvironmentVariable: {
    method: 'DELETE',
    path: '/apps/{app_id}/environment-variables/{environment_variable_name}',
    auth: 'user',
    response: noContent,
  },
});
