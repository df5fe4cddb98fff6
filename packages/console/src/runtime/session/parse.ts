import type { ThemeChoice } from './SessionStore.ts';

/** A token as RFC 6750 section 2.1 writes it, or `null`: anything else could not be sent as a header. */
export function parseToken(value: string | null): string | null {
  return value !== null && value.length <= 16_384 && /^[\w.~+/-]+=*$/.test(value) ? value : null;
}

/** The slug of a team, or `null` for anything that could not be one. */
export function parseTeamSlug(value: string | null): string | null {
  return value !== null && /^[a-z0-9][a-z0-9-]{0,254}$/.test(value) ? value : null;
}

/** A theme; dark for anything else. */
export function parseTheme(value: string | null): ThemeChoice | null {
  return value === 'light' || value === 'system' || value === 'dark' ? value : null;
}

/** A PKCE code verifier (RFC 7636 section 4.1), or `null`. */
export function parseCodeVerifier(value: string | null): string | null {
  return value !== null && /^[\w.~-]{43,128}$/.test(value) ? value : null;
}

/** The id of a social login provider, or `null`. */
export function parseProvider(value: string | null): string | null {
  return value !== null && /^[a-z0-9-]{1,64}$/.test(value) ? value : null;
}
