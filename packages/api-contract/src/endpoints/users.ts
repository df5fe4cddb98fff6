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

const emailTaken = 'User with this email already exists';

/** Signing up, and one's own account. */
export const userEndpoints = /* @__PURE__ */ defineEndpoints({
  readMe: {
    method: 'GET',
    path: '/users/me',
    auth: 'user',
    summary: "Read the caller's account",
    response: ok(userMeSchema),
  },
  deleteMe: {
    method: 'DELETE',
    path: '/users/me',
    auth: 'user',
    summary: "Delete the caller's account",
    response: ok(messageSchema),
    errors: { 400: ['Transfer or delete the teams you own first'] },
  },
  updateMe: {
    method: 'PATCH',
    path: '/users/me',
    auth: 'user',
    summary: "Change the caller's name",
    body: json(updateMeBodySchema),
    response: ok(userMeSchema),
  },
  updateMyEmail: {
    method: 'POST',
    path: '/users/me/email',
    auth: 'user',
    summary: 'Send a link that changes the e-mail address once it is followed',
    body: json(emailBodySchema),
    response: ok(messageSchema),
    errors: {
      400: ['New email cannot be the same as the current one'],
      409: [emailTaken],
    },
  },
  verifyUpdateEmail: {
    method: 'POST',
    path: '/users/me/verify-update-email',
    auth: 'public',
    summary: 'Change the e-mail address with the token of the link',
    body: json(tokenBodySchema),
    response: ok(messageSchema),
    errors: { 400: ['Invalid token'], 409: [emailTaken] },
  },
  updateMyPassword: {
    method: 'PATCH',
    path: '/users/me/password',
    auth: 'user',
    summary: "Change the caller's password",
    body: json(updatePasswordBodySchema),
    response: ok(messageSchema),
    errors: {
      400: ['Incorrect password', 'New password cannot be the same as the current one'],
    },
  },
  signup: {
    method: 'POST',
    path: '/users/signup',
    auth: 'public',
    summary: 'Create an account and its personal team',
    body: json(signupBodySchema),
    response: ok(registeredUserSchema),
    errors: { 400: ['The user with this email already exists in the system'] },
  },
  verifyEmail: {
    method: 'POST',
    path: '/users/verify-email',
    auth: 'public',
    summary: 'Verify an e-mail address with the token of the link',
    body: json(tokenBodySchema),
    response: ok(messageSchema),
    errors: { 400: ['Invalid token'] },
  },
  resendVerification: {
    method: 'POST',
    path: '/users/resend-verification',
    auth: 'public',
    summary: 'Send the verification link again, if there is something to verify',
    body: json(emailBodySchema),
    response: ok(messageSchema),
    errors: { 429: ['Too many requests'] },
  },
  joinWaitingList: {
    method: 'POST',
    path: '/users/waiting-list',
    auth: 'public',
    summary: 'Join the waiting list',
    body: json(waitingListBodySchema),
    response: ok(messageSchema),
  },
});
