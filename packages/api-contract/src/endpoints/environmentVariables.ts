import { pageOf } from '../schemas/common.ts';
import {
  createEnvironmentVariableBodySchema,
  environmentVariableChangesSchema,
  environmentVariableSchema,
  patchEnvironmentVariablesBodySchema,
  updateEnvironmentVariableBodySchema,
} from '../schemas/environmentVariables.ts';
import { createdOrReplaced, defineEndpoints, json, noContent, ok } from './endpoint.ts';

const managed =
  'Cannot modify integration-managed environment variables: {names}. Disconnect the associated integration resources to remove these variables.';

const exists = "Environment variable '{name}' already exists";

/** The environment variables of an app. */
export const environmentVariableEndpoints = /* @__PURE__ */ defineEndpoints({
  listEnvironmentVariables: {
    method: 'GET',
    path: '/apps/{app_id}/environment-variables/',
    auth: 'user',
    summary: "List an app's variables by name; secrets without their values",
    response: ok(pageOf(environmentVariableSchema)),
    errors: { 404: ['App not found'] },
  },
  createEnvironmentVariable: {
    method: 'POST',
    path: '/apps/{app_id}/environment-variables/',
    auth: 'user',
    summary: 'Create a variable, or overwrite a plain one',
    body: json(createEnvironmentVariableBodySchema),
    response: createdOrReplaced(environmentVariableSchema),
    errors: { 400: [managed, exists], 404: ['App not found'] },
  },
  patchEnvironmentVariables: {
    method: 'PATCH',
    path: '/apps/{app_id}/environment-variables/',
    auth: 'user',
    summary: 'Set several plain variables from a map of names to values',
    body: json(patchEnvironmentVariablesBodySchema),
    response: ok(pageOf(environmentVariableSchema)),
    errors: { 400: [managed], 404: ['App not found'] },
  },
  changeEnvironmentVariables: {
    method: 'PUT',
    path: '/apps/{app_id}/environment-variables/',
    auth: 'user',
    summary: 'Set and delete several variables, as newer command-line clients do',
    body: json(environmentVariableChangesSchema),
    response: ok(pageOf(environmentVariableSchema)),
    errors: { 400: [managed], 404: ['App not found'] },
  },
  batchEnvironmentVariables: {
    method: 'POST',
    path: '/apps/{app_id}/environment-variables/batch',
    auth: 'user',
    summary: 'Set and delete several variables in one call, and redeploy when asked to',
    body: json(environmentVariableChangesSchema),
    response: ok(pageOf(environmentVariableSchema)),
    errors: { 400: [managed], 404: ['App not found'] },
  },
  updateEnvironmentVariable: {
    method: 'PUT',
    path: '/apps/{app_id}/environment-variables/{environment_variable_name}',
    auth: 'user',
    summary: "Change a variable's value, or make it a secret",
    body: json(updateEnvironmentVariableBodySchema),
    response: ok(environmentVariableSchema),
    errors: { 400: [managed], 404: ['App not found', 'Environment variable not found'] },
  },
  deleteEnvironmentVariable: {
    method: 'DELETE',
    path: '/apps/{app_id}/environment-variables/{environment_variable_name}',
    auth: 'user',
    summary: 'Delete a variable',
    response: noContent,
    errors: { 400: [managed], 404: ['App not found', 'Environment variable not found'] },
  },
});
