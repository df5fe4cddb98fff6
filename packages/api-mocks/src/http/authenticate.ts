import type { Endpoint } from '@quayside/api-contract';

import type { Access } from '../handlers/handler.ts';
import type { Caller } from '../platform/caller.ts';
import type { Platform } from '../platform/platform.ts';
import type { UserRecord } from '../platform/records.ts';
import { PlatformError } from '../platform/platformErrors.ts';

/**
 * Returns the caller from the bearer token (RFC 6750). Rejects with 401 when the endpoint requires one and the token is
 * missing or invalid there.
 */
export async function authenticate<E extends Endpoint>(
  endpoint: E,
  request: Request,
  platform: Platform,
): Promise<Access<E>>;
/** Returns the caller, if the endpoint requires one. Rejects callers without permission. */
export async function authenticate(
  endpoint: Endpoint,
  request: Request,
  platform: Platform,
): Promise<{ me?: UserRecord; token?: string; caller?: Caller }> {
  if (endpoint.auth === 'public') return {};
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined) throw new PlatformError(401, 'Not authenticated');

  if (endpoint.auth === 'user-or-deploy-token') {
    const deployToken = platform.deployTokens.use(token);
    if (deployToken !== undefined) return { caller: { kind: 'deploy-token', token: deployToken } };
    const user = await platform.accessTokens.verify(token);
    return { caller: { kind: 'user', user } };
  }
  return { me: await platform.accessTokens.verify(token), token };
}
