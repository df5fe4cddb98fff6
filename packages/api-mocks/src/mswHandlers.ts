import type { HttpHandler } from 'msw';

import type { Control } from './control.ts';
import type { RequestHandlerOptions } from './http/platformHandlers.ts';
import { createRequestHandler } from './http/requestHandler.ts';
import { createNavigate, type Navigate } from './navigate.ts';
import { createPlatform, type Platform, type PlatformOptions } from './platform/platform.ts';

/** Options of `createMockPlatform`. All are optional. */
export interface MockOptions extends PlatformOptions, RequestHandlerOptions {}

/** A platform whose responses come from MSW handlers. */
export interface MockPlatform {
  /** One handler for each endpoint, for `setupWorker`, `setupServer`, or the `msw.use` of a story. */
  readonly handlers: HttpHandler[];
  readonly platform: Platform;
  /** The control surface as functions. */
  readonly control: Control;
  /**
   * Navigates to a URL of the platform, such as the authorize URL of a social login or an integration.
   * MSW intercepts calls, not navigations, so these steps run here.
   */
  readonly navigate: Navigate;
  /** An access token for a user, without logging in. Throws when there is no such user. */
  tokenFor(email: string): Promise<string>;
}

/** Opens a platform and its MSW handlers, which match `/api/v1` at any base URL unless `baseUrl` limits them. */
export async function createMockPlatform(options: MockOptions = {}): Promise<MockPlatform> {
  const platform = await createPlatform(options);
  const handle = createRequestHandler(platform, options);
  return {
    platform,
    control: handle.control,
    navigate: createNavigate(platform, handle),
    handlers: handle.handlers,
    tokenFor(email) {
      const user = platform.dataset.rows.users.where('email', email)[0];
      if (user === undefined) throw new Error(`Nobody here has the address ${email}`);
      return platform.accessTokens.issue(user);
    },
  };
}
