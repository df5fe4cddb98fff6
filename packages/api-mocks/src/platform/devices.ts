import { randomBelow, randomHex, randomUuid } from '../random.ts';
import type { DeviceRecord, UserRecord } from './records.ts';
import { OAuthError, PlatformError } from './platformErrors.ts';
import type { Dataset } from './dataset.ts';

/** The clients that may log in with a device code. */
const knownClients = ['fastapi-cli', 'fastapi-vscode'];

/** Lifetime of a device code, in seconds. */
export const deviceCodeLife = 900;

/** No vowels, so that a code spells no word, and no ambiguous letters (RFC 8628 section 6.1). */
const alphabet = 'BCDFGHJKLMNPQRSTVWXZ';

/** Login of a device without a browser (RFC 8628). */
export interface Devices {
  request(clientId: string): DeviceRecord;
  /** Finds a device by user code, ignoring case and dashes. */
  find(userCode: string): DeviceRecord;
  authorize(user: UserRecord, userCode: string): void;
  /** Denies the device permanently. */
  deny(userCode: string): void;
  /** Returns the user who authorized the device. Works once; throws an `OAuthError` until it is authorized. */
  exchange(deviceCode: string, clientId: string): UserRecord;
}

/** Creates the device logins of a dataset. */
export function createDevices(dataset: Dataset): Devices {
  const { rows, clock } = dataset;

  const find = (userCode: string) => {
    const code = userCode.toUpperCase().replaceAll(/[^A-Z]/g, '');
    const device = rows.devices.where('user_code', code)[0];
    if (device === undefined) throw new PlatformError(404, 'Device authorization not found');
    if (device.user_id === null && device.expires_at <= clock.now()) {
      throw new PlatformError(400, 'Device authorization has expired');
    }
    return device;
  };

  return {
    request(client_id) {
      requireKnown(client_id);
      return dataset.write(() => {
        const created_at = clock.now();
        return rows.devices.insert({
          id: randomUuid(dataset.random),
          device_code: randomHex(dataset.random, 40),
          user_code: Array.from({ length: 8 }, () =>
            alphabet.charAt(randomBelow(dataset.random, alphabet.length)),
          ).join(''),
          client_id,
          created_at,
          expires_at: created_at + deviceCodeLife * 1000,
          user_id: null,
          is_exchanged: false,
        });
      });
    },
    find,
    authorize(user, userCode) {
      const device = find(userCode);
      if (device.user_id !== null) throw new PlatformError(409, 'Device already authorized');
      if (device.is_denied === true)
        throw new PlatformError(409, 'Device authorization was denied');
      dataset.write(() => rows.devices.update(device.id, { user_id: user.id }));
    },
    deny(userCode) {
      const device = find(userCode);
      if (device.user_id !== null) throw new PlatformError(409, 'Device already authorized');
      dataset.write(() => rows.devices.update(device.id, { is_denied: true }));
    },
    exchange(deviceCode, clientId) {
      requireKnown(clientId);
      const device = rows.devices.where('device_code', deviceCode)[0];
      if (device === undefined || device.client_id !== clientId) {
        throw new OAuthError('invalid_grant', 'The device code is not known');
      }
      if (device.is_exchanged) {
        throw new OAuthError('invalid_grant', 'The device code was used already');
      }
      if (device.expires_at <= clock.now()) {
        throw new OAuthError('expired_token', 'The device code has expired');
      }
      if (device.is_denied === true) {
        throw new OAuthError('access_denied', 'The request was denied');
      }
      if (device.user_id === null) {
        throw new OAuthError('authorization_pending', 'Nobody has authorized the device yet');
      }
      const user = rows.users.get(device.user_id);
      if (user === undefined) throw new OAuthError('access_denied', 'The user is gone');
      dataset.write(() => rows.devices.update(device.id, { is_exchanged: true }));
      return user;
    },
  };
}

/** Formats a user code: `XXXX-XXXX`. */
export function formatUserCode(userCode: string): string {
  return `${userCode.slice(0, 4)}-${userCode.slice(4)}`;
}

function requireKnown(clientId: string): void {
  if (!knownClients.includes(clientId)) {
    throw new OAuthError('invalid_client', 'The client is not known');
  }
}
