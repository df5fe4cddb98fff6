import { HttpError } from '@quayside/api-contract';

import { NotFoundError } from '../../runtime/NotFoundError.ts';

/** An object that a page needs and that was not found. */
export type MissingPart = 'team' | 'app' | 'deployment' | 'integration' | 'item';

/** Objects that are found by the id in their URL. */
const partOfEndpoint: Readonly<Record<string, MissingPart>> = {
  readAppDeployment: 'deployment',
  readIntegration: 'integration',
};

/** The platform's messages about objects that were deleted while their page was open. */
const partOfMessage: Readonly<Record<string, MissingPart>> = {
  'Team not found': 'team',
  'App not found': 'app',
  'Deployment not found': 'deployment',
  'Integration not found': 'integration',
};

/** Returns the object that was not found, or `undefined` for any other error. */
export function missingPart(error: unknown): MissingPart | undefined {
  if (error instanceof NotFoundError) return error.what;
  if (!(error instanceof HttpError)) return undefined;
  const { status, detail, endpointId } = error;
  if (status === 404) return partOfMessage[detail ?? ''] ?? partOfEndpoint[endpointId];
  // The platform responds with 422 to a malformed id, and describes its format, which helps no user.
  return status === 422 ? (partOfEndpoint[endpointId] ?? 'item') : undefined;
}
