import { messageSchema } from '../schemas/common.ts';
import {
  emailBodySchema,
  registeredUserSchema,
  signupBodySchema,
  tokenBodySchema,
  updateMeBodySchema,
  updatePasswordBodySchema,
  userMeSchema,
  waitingListBodySchema,
} from '../schemas/users.ts';
import { defineEndpoints, json, ok } from './endpoint.ts';

/** Signing up, and one's own account. */
export const userEndpoints = /* @__PURE__ */ defineEndpoints({
  readMe: {
    method: 'GET',
    path: '/users/me',
    auth: 'user',
    response: ok(userMeSchema),
  },
  deleteMe: {
    method: 'DELETE',
    path: '/users/me',
    auth: 'user',
    response: ok(messageSchema),
  },
  updateMe: {
    method: 'PATCH',
    path: '/users/me',
    auth: 'user',
    body: json(updateMeBodySchema),
    response: ok(userMeSchema),
  },
  updateMyEmail: {
    method: 'POST',
    path: '/users/me/email',
    auth: 'user',
    body: json(emailBodySchema),
    response: ok(messageSchema),
  },
  verifyUpdateEmail: {
    method: 'POST',
    path: '/users/me/verify-update-email',
    auth: 'public',
    body: json(tokenBodySchema),
    response: ok(messageSchema),
  },
  updateMyPassword: {
    method: 'PATCH',
    path: '/users/me/password',
    auth: 'user',
    body: json(updatePasswordBodySchema),
    response: ok(messageSchema),
  },
  signup: {
    method: 'POST',
    path: '/users/signup',
    auth: 'public',
    body: json(signupBodySchema),
    response: ok(registeredUserSchema),
  },
  verifyEmail: {
    method: 'POST',
    path: '/users/verify-email',
    auth: 'public',
    body: json(tokenBodySchema),
    response: ok(messageSchema),
  },
  resendVerification: {
    method: 'POST',
    path: '/users/resend-verification',
    auth: 'public',
    body: json(emailBodySchema),
    response: ok(messageSchema),
  },
  joinWaitingList: {
    method: 'POST',
    path: '/users/waiting-list',
    auth: 'public',
    body: json(waitingListBodySchema),
    response: ok(messageSchema),
  },
});
