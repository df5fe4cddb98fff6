import {
  appEndpoints,
  deploymentEndpoints,
  environmentVariableEndpoints,
} from '@quayside/api-contract';
import type { Client, Endpoint, SortOrder } from '@quayside/api-contract';

import type { Messages } from '../../runtime/messages/messages.ts';
import type { PlannedCall } from './copyAs.ts';

/** A page, and what it shows: as much as its calls need. */
export type CopyAsPlace =
  | { page: 'apps'; teamId: string; skip: number; limit: number; order: SortOrder }
  | {
      page: 'deployments';
      appId: string;
      skip: number;
      limit: number;
      order: SortOrder;
      /** Live deployment, the one to redeploy. */
      liveId: string | undefined;
    }
  | { page: 'deployment'; appId: string; deploymentId: string; canRedeploy: boolean }
  | { page: 'logs'; appId: string; deploymentId: string | undefined }
  | { page: 'environmentVariables'; appId: string };

/** Something a page does, ready to be copied. */
export interface CopyAsRequest {
  id: keyof Messages['copyAs']['requests'];
  call: PlannedCall;
  /** The arguments of the public command-line client, where it has a command for it. */
  cli?: readonly string[];
}

/** Placeholders for the user's own values: an app's name, a variable's name and value. */
const example = { app: 'My App', name: 'NAME', value: 'value' };

/** API calls of a page: its queries, then its actions. */
export function requestsOf(place: CopyAsPlace, { url }: Pick<Client, 'url'>): CopyAsRequest[] {
  switch (place.page) {
    case 'apps': {
      const { teamId, skip, limit, order } = place;
      const query = { team_id: teamId, skip, limit, order };
      const body = { name: example.app, team_id: teamId };
      return [
        {
          id: 'listApps',
          call: plan(appEndpoints.listApps, url(appEndpoints.listApps, { query })),
          cli: ['apps', 'list', '--team-id', teamId],
        },
        {
          id: 'createApp',
          call: plan(appEndpoints.createApp, url(appEndpoints.createApp, { body }), body),
          cli: ['apps', 'create', '--name', example.app, '--team-id', teamId],
        },
      ];
    }
    case 'deployments': {
      const { appId, skip, limit, order, liveId } = place;
      const { listDeployments } = deploymentEndpoints;
      const input = { path: { app_id: appId }, query: { skip, limit, order } };
      return [
        {
          id: 'listDeployments',
          call: plan(listDeployments, url(listDeployments, input)),
          cli: ['deployments', 'list', '--app-id', appId],
        },
        ...(liveId === undefined ? [] : [redeployRequest(liveId, url)]),
      ];
    }
    case 'deployment': {
      const { appId, deploymentId, canRedeploy } = place;
      const { readDeployment, readBuildLogs } = deploymentEndpoints;
      const path = { deployment_id: deploymentId };
      return [
        {
          id: 'readDeployment',
          call: plan(readDeployment, url(readDeployment, { path })),
          cli: ['deployments', 'get', deploymentId, '--app-id', appId],
        },
        {
          id: 'readBuildLogs',
          call: plan(readBuildLogs, url(readBuildLogs, { path })),
          cli: ['deployments', 'build-logs', deploymentId],
        },
        ...(canRedeploy ? [redeployRequest(deploymentId, url)] : []),
      ];
    }
    case 'logs': {
      const { appId, deploymentId } = place;
      const { readAppLogs } = appEndpoints;
      const input = { path: { app_id: appId }, query: { deployment_id: deploymentId } };
      return [
        {
          id: 'readAppLogs',
          call: plan(readAppLogs, url(readAppLogs, input)),
          cli: ['logs', '--app-id', appId, '--no-follow'],
        },
      ];
    }
    case 'environmentVariables': {
      const { appId } = place;
      const { listEnvironmentVariables: list, createEnvironmentVariable: set } =
        environmentVariableEndpoints;
      const path = { app_id: appId };
      const body = { name: example.name, value: example.value, is_secret: false };
      return [
        {
          id: 'listVariables',
          call: plan(list, url(list, { path })),
          cli: ['env', 'list', '--app-id', appId],
        },
        {
          id: 'setVariable',
          call: plan(set, url(set, { path, body }), body),
          cli: ['env', 'set', example.name, example.value, '--app-id', appId],
        },
      ];
    }
  }
}

function redeployRequest(deploymentId: string, url: Client['url']): CopyAsRequest {
  const { redeploy } = deploymentEndpoints;
  return {
    id: 'redeploy',
    call: plan(redeploy, url(redeploy, { path: { deployment_id: deploymentId } })),
  };
}

/** A call of the table. Addresses are relative to the page where the API is on its origin. */
function plan({ method }: Endpoint, address: string, body?: unknown): PlannedCall {
  return { method, url: new URL(address, document.baseURI).href, body };
}
