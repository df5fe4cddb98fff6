import { z } from 'zod';

const started = z.object({
  device_code: z.string(),
  user_code: z.string(),
  verification_uri_complete: z.string(),
});

/** First step of a command line login: requests a code. */
export async function startDeviceLogin(url: string) {
  const response = await fetch(`${url}/api/v1/login/device/authorization`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'fastapi-cli' }),
  });
  return started.parse(await response.json());
}

/** Next step of a command line login: polls whether access was granted. */
export function exchangeDeviceCode(url: string, deviceCode: string): Promise<Response> {
  return fetch(`${url}/api/v1/login/device/token`, {
    method: 'POST',
    body: new URLSearchParams({
      device_code: deviceCode,
      client_id: 'fastapi-cli',
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
    }),
  });
}
