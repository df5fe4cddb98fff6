import { messageSchema } from '../schemas/common.ts';
import {
  authorizeDeviceBodySchema,
  deviceAuthorizationSchema,
  deviceCodeBodySchema,
  deviceCodeSchema,
  deviceTokenBodySchema,
  loginBodySchema,
  loginSchema,
  tokenSchema,
} from '../schemas/login.ts';
import { resetPasswordBodySchema, userMeSchema } from '../schemas/users.ts';
import { emailNotVerified } from './emailNotVerified.ts';
import { defineEndpoints, form, json, ok } from './endpoint.ts';

const deviceNotFound = 'Device authorization not found';
const deviceExpired = 'Device authorization has expired';
const deviceDenied = 'Device authorization was denied';

/** Login by password and by device, and recovering a password. */
export const loginEndpoints = /* @__PURE__ */ defineEndpoints({
  login: {
    method: 'POST',
    path: '/login/access-token',
    auth: 'public',
    summary: 'Log in by e-mail and password',
    body: form(loginBodySchema),
    response: ok(loginSchema),
    errors: {
      400: ['Incorrect email or password', 'Inactive user', emailNotVerified],
      429: ['Too many requests'],
    },
  },
  requestDeviceCode: {
    method: 'POST',
    path: '/login/device/authorization',
    auth: 'public',
    summary: 'Start a device login (RFC 8628)',
    body: form(deviceCodeBodySchema),
    response: ok(deviceCodeSchema),
    oauthErrors: ['invalid_request', 'invalid_client'],
  },
  readDeviceAuthorization: {
    method: 'GET',
    path: '/login/device/authorization/{user_code}',
    auth: 'user',
    summary: 'Read which device a user code stands for',
    response: ok(deviceAuthorizationSchema),
    errors: { 400: [deviceExpired], 404: [deviceNotFound] },
  },
  exchangeDeviceCode: {
    method: 'POST',
    path: '/login/device/token',
    auth: 'public',
    summary: 'Exchange a device code for a token, once it is authorized (RFC 8628)',
    body: form(deviceTokenBodySchema),
    response: ok(tokenSchema),
    oauthErrors: [
      'authorization_pending',
      'slow_down',
      'access_denied',
      'expired_token',
      'invalid_grant',
      'invalid_request',
      'invalid_client',
      'unsupported_grant_type',
    ],
  },
  authorizeDevice: {
    method: 'POST',
    path: '/login/device/authorize',
    auth: 'user',
    summary: 'Let a device in',
    body: json(authorizeDeviceBodySchema),
    response: ok(messageSchema),
    errors: {
      400: [deviceExpired],
      404: [deviceNotFound],
      409: ['Device already authorized', deviceDenied],
    },
  },
  denyDevice: {
    method: 'POST',
    path: '/login/device/deny',
    auth: 'user',
    summary:
      'Turn a device away: its next poll is told `access_denied`. A call of this contract alone, which a platform may lack',
    body: json(authorizeDeviceBodySchema),
    response: ok(messageSchema),
    errors: {
      400: [deviceExpired],
      404: [deviceNotFound],
      409: ['Device already authorized'],
    },
  },
  testToken: {
    method: 'POST',
    path: '/login/test-token',
    auth: 'user',
    summary: 'Check the token',
    response: ok(userMeSchema),
  },
  recoverPassword: {
    method: 'POST',
    path: '/password-recovery/{email}',
    auth: 'public',
    summary: 'Send a recovery link, if the address is registered',
    response: ok(messageSchema),
    errors: { 429: ['Too many requests'] },
  },
  resetPassword: {
    method: 'POST',
    path: '/reset-password/',
    auth: 'public',
    summary: 'Set a new password with the token of a recovery link',
    body: json(resetPasswordBodySchema),
    response: ok(messageSchema),
    errors: { 400: ['Invalid token', 'Inactive user'] },
  },
});
