import { errorBodySchema, validationErrorBodySchema } from '@quayside/api-contract';
import * as z from 'zod/mini';

import { isProviderPath } from './http/provider/respondToProvider.ts';
import type { RequestHandler } from './http/requestHandler.ts';
import type { Decision } from './platform/oauth/consent.ts';
import {
  consentPrefix,
  type ConsentFailure,
  type ProviderAccount,
} from './platform/oauth/providers.ts';
import type { Platform } from './platform/platform.ts';
import { PlatformError } from './platform/platformErrors.ts';

/** Outcome of a navigation to an address of the platform. */
export type Navigation =
  /** Away from the platform: to the app's own page, with a code or an error in its query. */
  | { kind: 'leave'; url: string }
  /** To a provider, which asks for consent. */
  | ConsentStep
  /** Rejected by the platform, with this status and `detail` text. */
  | { kind: 'rejected'; status: number; detail: string };

/** Consent request of a provider. Each decision returns the next URL; a request accepts one decision. */
export interface ConsentStep {
  kind: 'consent';
  /** The provider's name, such as `GitHub`. */
  provider: string;
  /** The accounts to choose from. */
  accounts: readonly ProviderAccount[];
  /** Allows access with the account of that `id`. */
  allow(account: string): Promise<Navigation>;
  deny(): Promise<Navigation>;
  /** Simulates an error of the provider. */
  fail(error: Exclude<ConsentFailure, 'access_denied'>): Promise<Navigation>;
}

/**
 * Navigates to a URL, such as the authorize URL of a social login: a service worker and Node's
 * interception handle calls, not navigations. Accepts the path or the whole URL.
 */
export type Navigate = (url: string | URL) => Promise<Navigation>;

/** Follows redirects as a browser does, through the same handler as all requests. */
export function createNavigate(platform: Platform, handle: RequestHandler): Navigate {
  const go = async (url: URL): Promise<Navigation> => {
    if (!handle.handles(url.pathname)) return { kind: 'leave', url: url.href };
    if (isProviderPath(url.pathname)) return ask(url);
    const response = await handle(new Request(url));
    const location = response.headers.get('location');
    if (location === null) return rejectedBy(response);
    const next = new URL(location);
    return next.origin === url.origin ? go(next) : { kind: 'leave', url: next.href };
  };

  const ask = ({ href, pathname, searchParams }: URL): Navigation => {
    const provider = pathname.slice(pathname.lastIndexOf('/') + 1);
    const request = searchParams.get('request') ?? '';
    const origin = href.slice(0, href.indexOf(consentPrefix));
    const question = platform.consent.question(provider, request);
    if (question === undefined) {
      return { kind: 'rejected', status: 400, detail: 'This request has ended' };
    }
    const decide = async (decision: Decision): Promise<Navigation> => {
      try {
        const next = platform.consent.decide(provider, request, decision, origin);
        await platform.settled();
        return await go(next);
      } catch (error) {
        if (!(error instanceof PlatformError)) throw error;
        return { kind: 'rejected', status: error.status, detail: error.message };
      }
    };
    return {
      kind: 'consent',
      provider: question.name,
      accounts: question.accounts,
      allow: (account) => decide({ account }),
      deny: () => decide({ error: 'access_denied' }),
      fail: (error) => decide({ error }),
    };
  };

  return (url) => go(new URL(new Request(url).url));
}

async function rejectedBy(response: Response): Promise<Navigation> {
  const { status } = response;
  const text = await response.text();
  const body = z.safeParse(errorSchema, parseJson(text));
  const detail = body.success ? body.data.detail : text;
  return {
    kind: 'rejected',
    status,
    detail: typeof detail === 'string' ? detail : (detail[0]?.msg ?? ''),
  };
}

const errorSchema = z.union([errorBodySchema, validationErrorBodySchema]);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
