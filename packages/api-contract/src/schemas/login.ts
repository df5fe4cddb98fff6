import * as z from 'zod/mini';

import { openEnum, time, wholeNumber } from './primitives.ts';
import { userMeSchema } from './users.ts';

/** The response of the password login: a user token and its user. */
export const loginSchema = /* @__PURE__ */ z.object({
  access_token: z.string(),
  token_type: z.nullish(z.string()),
  user: userMeSchema,
});
/** The response of the password login: a user token and its user. */
export type Login = z.output<typeof loginSchema>;

/** The response of an OAuth 2.0 token exchange (RFC 6749 section 5.1), for social and device login. */
export const tokenSchema = /* @__PURE__ */ z.object({
  access_token: z.string(),
  token_type: z.nullish(z.string()),
  /** Seconds until the token expires. */
  expires_in: z.nullish(wholeNumber(0)),
});
/** The response of an OAuth 2.0 token exchange (RFC 6749 section 5.1), for social and device login. */
export type Token = z.output<typeof tokenSchema>;

export const loginBodySchema = /* @__PURE__ */ z.object({
  username: z.string(),
  password: z.string(),
});

/** The response of a device authorization request (RFC 8628 section 3.2); times in seconds. */
export const deviceCodeSchema = /* @__PURE__ */ z.object({
  device_code: z.string(),
  user_code: z.string(),
  verification_uri: z.string(),
  verification_uri_complete: z.string(),
  expires_in: wholeNumber(0),
  interval: wholeNumber(0),
});
/** The response of a device authorization request (RFC 8628 section 3.2); times in seconds. */
export type DeviceCode = z.output<typeof deviceCodeSchema>;

export const deviceCodeBodySchema = /* @__PURE__ */ z.object({ client_id: z.string() });

export const deviceTokenBodySchema = /* @__PURE__ */ z.object({
  device_code: z.string(),
  client_id: z.string(),
  grant_type: z.literal('urn:ietf:params:oauth:grant-type:device_code'),
});

/** A device that waits for approval. */
export const deviceAuthorizationSchema = /* @__PURE__ */ z.object({
  user_code: z.string(),
  client_id: z.string(),
  status: openEnum(['pending', 'authorized', 'denied', 'expired'], 'DeviceAuthorizationStatus'),
  created_at: time,
  expires_at: time,
});
/** A device that waits for approval. */
export type DeviceAuthorization = z.output<typeof deviceAuthorizationSchema>;

export const authorizeDeviceBodySchema = /* @__PURE__ */ z.object({ user_code: z.string() });

export const socialTokenBodySchema = /* @__PURE__ */ z.object({
  code: z.string(),
  redirect_uri: z.string(),
  client_id: z.string(),
  grant_type: z.literal('authorization_code'),
  code_verifier: z.string(),
});

export const finalizeLinkBodySchema = /* @__PURE__ */ z.object({
  link_code: z.string(),
  code_verifier: z.string(),
});

export const socialAuthorizeQuerySchema = /* @__PURE__ */ z.object({
  redirect_uri: z.string(),
  response_type: z.enum(['code', 'link_code']),
  code_challenge: z.string(),
  code_challenge_method: z.literal('S256'),
  client_id: z.optional(z.string()),
  state: z.optional(z.string()),
});
