import { loginEndpoints } from '@quayside/api-contract';
import type { Client } from '@quayside/api-contract';

import { errorKind } from '../errorKind.ts';

/** Checks the token with the platform: only 401 and 403 mean that it is invalid; other failures leave it valid. */
export async function checkToken(client: Client): Promise<'valid' | 'invalid'> {
  try {
    await client.call(loginEndpoints.testToken);
    return 'valid';
  } catch (error) {
    return errorKind(error) === 'unauthorized' ? 'invalid' : 'valid';
  }
}
