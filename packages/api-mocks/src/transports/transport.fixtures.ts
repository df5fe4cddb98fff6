import type { Control } from '../control.ts';
import { createVisitor } from '../platform/oauth/consent.fixtures.ts';

/** A platform somewhere, with its control surface on. */
export interface Transport {
  /** Base URL, without a trailing slash. */
  readonly origin: string;
  /** The control surface as functions. */
  readonly control: Control;
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** Goes to an authorize address, agrees with that account, and says where the browser ends up. */
  readonly consent: (url: string, account: string) => Promise<URL>;
}

/** A transport whose redirects can be seen: not one in a browser, which follows them unasked. */
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
    consent: (url, account) => visitor.answer(url, { decision: 'allow', account }),
  };
}
