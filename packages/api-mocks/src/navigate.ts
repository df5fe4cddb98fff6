import { errorBodySchema, validationErrorBodySchema } from '@quayside/api-contract';
import * as z from 'zod/mini';

import { isProviderPath } from './http/provider/answerProvider.ts';
import type { RequestHandler } from './http/requestHandler.ts';
import type { Decision } from './platform/oauth/consent.ts';
import {
  consentPrefix,
  type ConsentFailure,
  type ProviderAccount,
} from './platform/oauth/providers.ts';
import type { Platform } from './platform/platform.ts';
import { Refusal } from './platform/refusal.ts';

/** Outcome of a navigation to an address of the platform. */
export type Navigation =
  /** Away from the platform: to the app's own page, with a code or an error in its query. */
  | { kind: 'leave'; url: string }
  /** To a provider, which asks its visitor for consent. */
  | ConsentStep
  /** Nowhere: the platform refuses, with this status and `detail` text. */
  | { kind: 'refused'; status: number; detail: string };

/** Consent request of a provider. Each response names the next address; a request takes one response. */
export interface ConsentStep {
  kind: 'consent';
  /** The provider's name, such as `GitHub`. */
  provider: string;
  /** The accounts its visitor may choose from. */
  accounts: readonly ProviderAccount[];
  /** Agrees, with the account of that `id`. */
  allow(account: string): Promise<Navigation>;
  deny(): Promise<Navigation>;
  /** Lets the provider fail. */
  fail(error: Exclude<ConsentFailure, 'access_denied'>): Promise<Navigation>;
}

/**
 * Goes to an address that a page would go to, such as a social login's: a service worker and Node's
 * interception see calls, not pages that are left. Takes the path or the whole address.
 */
export type Navigate = (url: string | URL) => Promise<Navigation>;

/** Goes where a browser would, through the same handler as everybody else. */
export function createNavigate(platform: Platform, handle: RequestHandler): Navigate {
  const go = async (url: URL): Promise<Navigation> => {
    if (!handle.handles(url.pathname)) return { kind: 'leave', url: url.href };
    if (isProviderPath(url.pathname)) return ask(url);
    const response = await handle(new Request(url));
    const location = response.headers.get('location');
    if (location === null) return refusedBy(response);
    const next = new URL(location);
    return next.origin === url.origin ? go(next) : { kind: 'leave', url: next.href };
  };

  const ask = ({ href, pathname, searchParams }: URL): Navigation => {
    const provider = pathname.slice(pathname.lastIndexOf('/') + 1);
    const request = searchParams.get('request') ?? '';
    const origin = href.slice(0, href.indexOf(consentPrefix));
    const question = platform.consent.question(provider, request);
    if (question === undefined) {
      return { kind: 'refused', status: 400, detail: 'This request has ended' };
    }
    const decide = async (decision: Decision): Promise<Navigation> => {
      try {
        const next = platform.consent.decide(provider, request, decision, origin);
        await platform.settled();
        return await go(next);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { kind: 'refused', status: error.status, detail: error.message };
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

async function refusedBy(response: Response): Promise<Navigation> {
  const { status } = response;
  const text = await response.text();
  const body = z.safeParse(refusalSchema, parseJson(text));
  const detail = body.success ? body.data.detail : text;
  return {
    kind: 'refused',
    status,
    detail: typeof detail === 'string' ? detail : (detail[0]?.msg ?? ''),
  };
}

const refusalSchema = z.union([errorBodySchema, validationErrorBodySchema]);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
