/** Name of this console at the token exchange. */
export const clientId = 'quayside-console';

/** Redirect URL for providers. */
export function callbackUri(href: string): string {
  return new URL(href, window.location.origin).href;
}
