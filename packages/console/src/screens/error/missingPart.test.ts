import { HttpError, NetworkError } from '@quayside/api-contract';
import { expect, test } from 'vitest';

import { NotFoundError } from '../../runtime/NotFoundError.ts';
import { missingPart } from './missingPart.ts';

const failure = (endpointId: string, status: number, detail?: string) =>
  new HttpError(endpointId, { status, statusText: '', body: { detail } });

test.each([
  ['an unknown slug', new NotFoundError('app'), 'app'],
  ['an unknown id', failure('readAppDeployment', 404, 'Not Found'), 'deployment'],
  ['a malformed id', failure('readIntegration', 422), 'integration'],
  ['a malformed id in another call', failure('listDeployments', 422), 'item'],
  [
    'an app that was deleted meanwhile',
    failure('listEnvironmentVariables', 404, 'App not found'),
    'app',
  ],
  ['a team that was left meanwhile', failure('listApps', 404, 'Team not found'), 'team'],
  ['a call that the platform does not have', failure('listApps', 404, 'Not Found'), undefined],
  ['a failure of the platform', failure('listApps', 503, 'App not found'), undefined],
  ['no response', new NetworkError('listApps', 'unreachable'), undefined],
])('%s', (_, error, part) => {
  expect(missingPart(error)).toBe(part);
});
