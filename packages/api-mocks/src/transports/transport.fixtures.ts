import type { Control } from '../control.ts';
import { createVisitor } from '../platform/oauth/consent.fixtures.ts';

/** A platform with its control surface enabled. */
export interface Transport {
  /** Base URL, without a trailing slash. */
  readonly origin: string;
  /** The control surface as functions. */
  readonly control: Control;
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** Navigates to an authorize URL, allows access with that account, and returns the final URL. */
  readonly consent: (url: string, account: string) => Promise<URL>;
}

/** A transport that exposes redirects: not in a browser, which follows them automatically. */
export function transportOf(
  origin: string,
  control: Control,
  send: (request: Request) => Promise<Response>,
): Transport {
  const visitor = createVisitor(send);
  return {
    origin,
    control,
    fetch: (url, init) => send(new Request(url, init)),
    consent: (url, account) => visitor.decide(url, { decision: 'allow', account }),
  };
}
