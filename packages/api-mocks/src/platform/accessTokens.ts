import * as z from 'zod/mini';

import { fromBase64Url, toBase64Url } from '../bytes.ts';
import { randomUuid } from '../random.ts';
import type { UserRecord } from './records.ts';
import { PlatformError } from './platformErrors.ts';
import type { Dataset } from './dataset.ts';

/** Lifetime of an access token, in seconds: 8 days. */
export const accessTokenLife = 691_200;

const claimsSchema = z.object({
  sub: z.string(),
  exp: z.int(),
  jti: z.string(),
  generation: z.number(),
});

/** Access tokens: JSON Web Tokens (RFC 7519) signed with HMAC SHA-256. */
export interface AccessTokens {
  /** Creates a token for a user, valid for 8 days. */
  issue(user: UserRecord): Promise<string>;
  /** Returns the user of a token. Rejects a token that is malformed, forged, expired or revoked. */
  verify(token: string): Promise<UserRecord>;
  /** Revokes one token. Ignores an invalid one. */
  revoke(token: string): void;
  /** Revokes all tokens issued so far. */
  revokeAll(): void;
}

/** Creates the access tokens of a dataset. */
export function createAccessTokens(dataset: Dataset): AccessTokens {
  let imported: { secret: string; key: Promise<CryptoKey> } | undefined;

  /** The key is cached: importing takes longer than signing, and every call signs. */
  const signingKey = () => {
    const secret = dataset.state.signing_key;
    if (imported?.secret !== secret) imported = { secret, key: importKey(secret) };
    return imported.key;
  };

  return {
    async issue(user) {
      const seconds = Math.floor(dataset.clock.now() / 1000);
      const claims = {
        sub: user.id,
        iat: seconds,
        exp: seconds + accessTokenLife,
        jti: dataset.write(() => randomUuid(dataset.random)),
        generation: dataset.state.token_generation,
      } satisfies z.output<typeof claimsSchema> & Record<string, unknown>;
      const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
      return `${unsigned}.${await sign(await signingKey(), unsigned)}`;
    },
    async verify(token) {
      const [header, payload, signature, ...rest] = token.split('.');
      if (payload === undefined || signature === undefined || rest.length > 0) throw invalidToken();
      const expected = await sign(await signingKey(), `${header}.${payload}`);
      if (signature !== expected) throw invalidToken();
      const claims = z.safeParse(claimsSchema, decode(payload));
      if (!claims.success) throw invalidToken();
      const { sub, exp, jti, generation } = claims.data;
      const isOver = exp * 1000 <= dataset.clock.now();
      if (isOver || generation !== dataset.state.token_generation) throw invalidToken();
      if (dataset.rows.revokedTokens.get(jti) !== undefined) throw invalidToken();
      const user = dataset.rows.users.get(sub);
      if (user === undefined) throw invalidToken();
      if (!user.is_active) throw new PlatformError(400, 'Inactive user');
      return user;
    },
    revoke(token) {
      const claims = z.safeParse(claimsSchema, decode(token.split('.')[1] ?? ''));
      if (!claims.success) return;
      const { revokedTokens } = dataset.rows;
      const { jti, exp } = claims.data;
      dataset.write(() => {
        const isOver = ({ expires_at }: { expires_at: number }) =>
          expires_at <= dataset.clock.now();
        for (const { id } of revokedTokens.all().filter(isOver)) revokedTokens.remove(id);
        if (revokedTokens.get(jti) === undefined) {
          revokedTokens.insert({ id: jti, expires_at: exp * 1000 });
        }
      });
    },
    revokeAll: () => dataset.remember({ token_generation: dataset.state.token_generation + 1 }),
  };
}

function encode(value: unknown): string {
  return toBase64Url(new TextEncoder().encode(JSON.stringify(value)));
}

function decode(part: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(fromBase64Url(part)));
  } catch {
    return undefined;
  }
}

function invalidToken(): PlatformError {
  return new PlatformError(401, 'Could not validate credentials');
}

function importKey(secret: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, [
    'sign',
  ]);
}

async function sign(key: CryptoKey, text: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text));
  return toBase64Url(new Uint8Array(signature));
}
