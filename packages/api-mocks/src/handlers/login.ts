import type { loginEndpoints, sessionEndpoints } from '@quayside/api-contract';

import { accessTokenLife } from '../platform/accessTokens.ts';
import { deviceCodeLife, formatUserCode } from '../platform/devices.ts';
import type { DeviceRecord } from '../platform/records.ts';
import type { HandlersOf } from './handler.ts';
import { toTime, viewMe } from './views.ts';

/** Login by password and by device, and recovering a password. */
export const loginHandlers: HandlersOf<typeof loginEndpoints & typeof sessionEndpoints> = {
  async login({ platform, body: { username, password } }) {
    const user = await platform.users.logIn(username, password);
    return {
      access_token: await platform.accessTokens.issue(user),
      token_type: 'bearer',
      user: viewMe(user),
    };
  },

  requestDeviceCode({ platform, body }) {
    const device = platform.devices.request(body.client_id);
    const { dashboardUrl, deviceInterval } = platform.dataset.settings;
    const user_code = formatUserCode(device.user_code);
    return {
      device_code: device.device_code,
      user_code,
      verification_uri: `${dashboardUrl}/device`,
      verification_uri_complete: `${dashboardUrl}/device?code=${user_code}`,
      expires_in: deviceCodeLife,
      interval: deviceInterval,
    };
  },

  readDeviceAuthorization({ platform, path }) {
    const device = platform.devices.find(path.user_code);
    return {
      user_code: formatUserCode(device.user_code),
      client_id: device.client_id,
      status: statusOf(device),
      created_at: toTime(device.created_at),
      expires_at: toTime(device.expires_at),
    };
  },

  async exchangeDeviceCode({ platform, body }) {
    const user = platform.devices.exchange(body.device_code, body.client_id);
    return {
      access_token: await platform.accessTokens.issue(user),
      token_type: 'bearer',
      expires_in: accessTokenLife,
    };
  },

  authorizeDevice({ platform, me, body }) {
    platform.devices.authorize(me, body.user_code);
    return { message: 'Device authorized successfully' };
  },

  denyDevice({ platform, body }) {
    platform.devices.deny(body.user_code);
    return { message: 'Device turned away' };
  },

  logOut: ({ platform, token }) => platform.accessTokens.revoke(token),

  testToken: ({ me }) => viewMe(me),

  recoverPassword({ platform, path }) {
    platform.users.recoverPassword(path.email);
    return { message: 'If that email is registered, we sent a password recovery link' };
  },

  async resetPassword({ platform, body: { token, new_password } }) {
    await platform.users.resetPassword(token, new_password);
    return { message: 'Password updated successfully' };
  },
};

function statusOf({ user_id, is_denied }: DeviceRecord): 'pending' | 'authorized' | 'denied' {
  if (user_id !== null) return 'authorized';
  return is_denied === true ? 'denied' : 'pending';
}
