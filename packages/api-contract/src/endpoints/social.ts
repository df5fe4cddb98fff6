import {
  finalizeLinkBodySchema,
  socialAuthorizeQuerySchema,
  socialTokenBodySchema,
  tokenSchema,
} from '../schemas/login.ts';
import { userMeSchema } from '../schemas/users.ts';
import { defineEndpoints, form, json, ok, redirect } from './endpoint.ts';

/** Login through an account elsewhere, with PKCE (RFC 7636). */
export const socialEndpoints = /* @__PURE__ */ defineEndpoints({
  authorizeSocial: {
    method: 'GET',
    path: '/{provider}/authorize',
    auth: 'public',
    summary: "Go to a provider's login page",
    query: socialAuthorizeQuerySchema,
    response: redirect,
    errors: { 400: ['Invalid redirect URI'], 404: ['Provider not supported'] },
    navigation: true,
  },
  exchangeSocialCode: {
    method: 'POST',
    path: '/token',
    auth: 'public',
    summary: 'Exchange an authorization code for a token (RFC 6749 section 4.1.3)',
    body: form(socialTokenBodySchema),
    response: ok(tokenSchema),
    oauthErrors: ['invalid_grant', 'invalid_request', 'invalid_client', 'unsupported_grant_type'],
  },
  finalizeSocialLink: {
    method: 'POST',
    path: '/{provider}/finalize-link',
    auth: 'user',
    summary: 'Add an account elsewhere to the caller',
    body: json(finalizeLinkBodySchema),
    response: ok(userMeSchema),
    errors: {
      400: ['Invalid or expired link code', 'Invalid code verifier'],
      404: ['Provider not supported'],
      409: ['This account is already linked to another user'],
    },
  },
  unlinkSocialAccount: {
    method: 'DELETE',
    path: '/{provider}/link',
    auth: 'user',
    summary: 'Remove an account elsewhere from the caller',
    response: ok(userMeSchema),
    errors: {
      400: ['Set a password before disconnecting your only sign-in method'],
      404: ['Provider not supported'],
    },
  },
});
