import type { Settings } from '../dataset.ts';

/**
 * Whether `uri` is an allowed redirect target: it must be registered (RFC 6749 section 3.1.2). Pages at
 * `consolePath` are allowed, at the URL of the console and at the platform's own, which may also serve the console.
 * So are those in the settings.
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
  // Normalized, so that no segment can be a disguised `..`.
  return URL.parse(uri)?.href === uri && new RegExp(`^${literal.join('[^/?#]+')}$`).test(uri);
}
