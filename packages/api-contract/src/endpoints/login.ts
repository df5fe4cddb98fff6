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
import { defineEndpoints, form, json, ok } from './endpoint.ts';

/** Login by password and by device, and recovering a password. */
export const loginEndpoints = /* @__PURE__ */ defineEndpoints({
  login: {
    method: 'POST',
    path: '/login/access-token',
    auth: 'public',
    body: form(loginBodySchema),
    response: ok(loginSchema),
  },
  requestDeviceCode: {
    method: 'POST',
    path: '/login/device/authorization',
    auth: 'public',
    body: form(deviceCodeBodySchema),
    response: ok(deviceCodeSchema),
    oauthErrors: ['invalid_request', 'invalid_client'],
  },
  readDeviceAuthorization: {
    method: 'GET',
    path: '/login/device/authorization/{user_code}',
    auth: 'user',
    response: ok(deviceAuthorizationSchema),
  },
  exchangeDeviceCode: {
    method: 'POST',
    path: '/login/device/token',
    auth: 'public',
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
    body: json(authorizeDeviceBodySchema),
    response: ok(messageSchema),
  },
  denyDevice: {
    method: 'POST',
    path: '/login/device/deny',
    auth: 'user',
    body: json(authorizeDeviceBodySchema),
    response: ok(messageSchema),
  },
  testToken: {
    method: 'POST',
    path: '/login/test-token',
    auth: 'user',
    response: ok(userMeSchema),
  },
  recoverPassword: {
    method: 'POST',
    path: '/password-recovery/{email}',
    auth: 'public',
    response: ok(messageSchema),
  },
  resetPassword: {
    method: 'POST',
    path: '/reset-password/',
    auth: 'public',
    body: json(resetPasswordBodySchema),
    response: ok(messageSchema),
  },
});
