import { http, type RequestHandler as MswHandler } from 'msw';

import type { Control } from './control.ts';
import { createRequestHandler, type RequestHandlerOptions } from './http/requestHandler.ts';
import { createNavigate, type Navigate } from './navigate.ts';
import { createPlatform, type Platform, type PlatformOptions } from './platform/platform.ts';

/** Options of `createMockPlatform`. All are optional. */
export interface MockOptions extends PlatformOptions, RequestHandlerOptions {}

/** A platform that answers through MSW. */
export interface MockPlatform {
  /** For `setupWorker`, `setupServer`, or a story's `msw` parameter. */
  readonly handlers: MswHandler[];
  readonly platform: Platform;
  /** The control surface as functions. */
  readonly control: Control;
  /**
   * Goes to an address of the platform that a page would go to: a social login's, an integration's.
   * MSW sees calls, not pages that are left, so these steps happen here.
   */
  readonly navigate: Navigate;
  /** An access token of a person of the world, without logging in. Throws when there is no such person. */
  tokenFor(email: string): Promise<string>;
}

/** Opens a platform and the MSW handlers that answer for it, at whatever address `/api/v1` is. */
export async function createMockPlatform(options: MockOptions = {}): Promise<MockPlatform> {
  const platform = await createPlatform(options);
  const handle = createRequestHandler(platform, options);
  const paths = [
    '*/api/v1/*',
    '*/uploads/:key',
    '*/__provider__/*',
    ...(options.control ? ['*/__mock__/*'] : []),
  ];

  return {
    platform,
    control: handle.control,
    navigate: createNavigate(platform, handle),
    handlers: paths.map((path) => http.all(path, ({ request }) => handle(request))),
    tokenFor(email) {
      const user = platform.world.rows.users.where('email', email)[0];
      if (user === undefined) throw new Error(`Nobody here has the address ${email}`);
      return platform.accessTokens.issue(user);
    },
  };
}
