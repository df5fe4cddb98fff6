import { HttpError, loginEndpoints } from '@quayside/api-contract';
import type { Client } from '@quayside/api-contract';

/** Asks the platform about the token: only 401 and 403 mean it is bad, any other failure says nothing. */
export async function checkToken(client: Client): Promise<'valid' | 'invalid'> {
  try {
    await client.call(loginEndpoints.testToken);
    return 'valid';
  } catch (error) {
    return isUnauthorized(error) ? 'invalid' : 'valid';
  }
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 401 || error.status === 403);
}
