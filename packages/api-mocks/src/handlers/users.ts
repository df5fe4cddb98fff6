import type { userEndpoints } from '@quayside/api-contract';

import type { HandlersOf } from './handler.ts';
import { viewMe, viewUser } from './views.ts';

/** Signing up, and the user's own account. */
export const userHandlers: HandlersOf<typeof userEndpoints> = {
  readMe: ({ me }) => viewMe(me),

  deleteMe({ platform, me }) {
    platform.users.remove(me);
    return { message: 'User deleted successfully' };
  },

  updateMe: ({ platform, me, body }) => viewMe(platform.users.rename(me, body.full_name)),

  updateMyEmail({ platform, me, body }) {
    platform.users.requestEmailChange(me, body.email);
    return { message: 'We sent a confirmation link to the new email address' };
  },

  verifyUpdateEmail({ platform, body }) {
    platform.users.confirmEmailChange(body.token);
    return { message: 'Email updated successfully' };
  },

  async updateMyPassword({ platform, me, body: { current_password, new_password } }) {
    await platform.users.changePassword(me, current_password, new_password);
    return { message: 'Password updated successfully' };
  },

  async signup({ platform, body }) {
    const user = await platform.users.signUp(body);
    return { ...viewUser(user), email_verified: user.email_verified };
  },

  verifyEmail({ platform, body }) {
    platform.users.verifyEmail(body.token);
    return { message: 'Email verified successfully' };
  },

  resendVerification({ platform, body }) {
    platform.users.resendVerification(body.email);
    return {
      message: 'If that email is registered and not verified, we sent a new verification link',
    };
  },

  joinWaitingList: () => ({ message: 'You have been added to the waiting list' }),
};
