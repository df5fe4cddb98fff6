import {
  finalizeLinkBodySchema,
  socialAuthorizeQuerySchema,
  socialTokenBodySchema,
  tokenSchema,
} from '../schemas/login.ts';
import { userMeSchema } from '../schemas/users.ts';
import { defineEndpoints, form, json, ok, redirect } from './endpoint.ts';

/** Login with a social account, with PKCE (RFC 7636). */
export const socialEndpoints = /* @__PURE__ */ defineEndpoints({
  authorizeSocial: {
    method: 'GET',
    path: '/{provider}/authorize',
    auth: 'public',
    query: socialAuthorizeQuerySchema,
    response: redirect,
    navigation: true,
  },
  exchangeSocialCode: {
    method: 'POST',
    path: '/token',
    auth: 'public',
    body: form(socialTokenBodySchema),
    response: ok(tokenSchema),
    oauthErrors: ['invalid_grant', 'invalid_request', 'invalid_client', 'unsupported_grant_type'],
  },
  finalizeSocialLink: {
    method: 'POST',
    path: '/{provider}/finalize-link',
    auth: 'user',
    body: json(finalizeLinkBodySchema),
    response: ok(userMeSchema),
  },
  unlinkSocialAccount: {
    method: 'DELETE',
    path: '/{provider}/link',
    auth: 'user',
    response: ok(userMeSchema),
  },
});
