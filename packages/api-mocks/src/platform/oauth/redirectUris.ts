import type { Settings } from '../world.ts';

/**
 * Whether people may be sent back to `uri`: it must be registered (RFC 6749 section 3.1.2). The pages at
 * `consolePath` are, on the console's address and on the platform's own, which may serve the console as
 * well; so is what the settings list.
 */
export function isRegistered(
  uri: string,
  consolePath: string,
  origin: string,
  { dashboardUrl, redirectUris }: Pick<Settings, 'dashboardUrl' | 'redirectUris'>,
): boolean {
  const patterns = [dashboardUrl, origin].map((base) => base + consolePath);
  return [...patterns, ...redirectUris].some((pattern) => matches(uri, pattern));
}

function matches(uri: string, pattern: string): boolean {
  if (!pattern.includes('*')) return uri === pattern;
  const literal = pattern
    .split('*')
    .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  // In its normal form, so that no part can be `..` in disguise.
  return URL.parse(uri)?.href === uri && new RegExp(`^${literal.join('[^/?#]+')}$`).test(uri);
}
