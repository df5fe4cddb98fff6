import { describe, expect, test } from 'vitest';

import {
  parseCodeVerifier,
  parseProvider,
  parseTeamSlug,
  parseTheme,
  parseToken,
} from './parse.ts';

describe('a stored value of the right form is returned unchanged:', () => {
  test.each([
    ['a token', parseToken, 'header.payload.signature'],
    ['a token with every character of RFC 6750', parseToken, 'aZ09_.~+/-=='],
    ['the longest token', parseToken, 'a'.repeat(16_384)],
    ['a team slug', parseTeamSlug, 'tidewater-labs-0a1b2c3d'],
    ['a team slug of one character', parseTeamSlug, '7'],
    ['the longest team slug', parseTeamSlug, 'a'.repeat(255)],
    ['the shortest code verifier', parseCodeVerifier, 'a'.repeat(43)],
    ['the longest code verifier', parseCodeVerifier, 'Z'.repeat(128)],
    ['a code verifier with every kind of character', parseCodeVerifier, 'aZ09_.~-'.repeat(6)],
    ['a provider', parseProvider, 'git-hub2'],
    ['the longest provider', parseProvider, 'a'.repeat(64)],
    ['the light theme', parseTheme, 'light'],
    ['the system theme', parseTheme, 'system'],
    ['the dark theme', parseTheme, 'dark'],
  ])('%s', (_what, parse, value) => {
    expect(parse(value)).toBe(value);
  });
});

describe('a stored value of another form is discarded:', () => {
  test.each([
    ['no token', parseToken, null],
    ['a token that is too long', parseToken, 'a'.repeat(16_385)],
    ['a token of padding only', parseToken, '='],
    ['a token with padding inside', parseToken, 'a=b'],
    ['a token after a space', parseToken, ' a'],
    ['no team slug', parseTeamSlug, null],
    ['an empty team slug', parseTeamSlug, ''],
    ['a team slug that starts with a hyphen', parseTeamSlug, '-labs'],
    ['a team slug in upper case', parseTeamSlug, 'Labs'],
    ['a team slug with a slash', parseTeamSlug, 'labs/apps'],
    ['a team slug after a slash', parseTeamSlug, '/labs'],
    ['a team slug that is too long', parseTeamSlug, 'a'.repeat(256)],
    ['no code verifier', parseCodeVerifier, null],
    ['a code verifier that is too short', parseCodeVerifier, 'a'.repeat(42)],
    ['a code verifier that is too long', parseCodeVerifier, 'a'.repeat(129)],
    ['a code verifier after a space', parseCodeVerifier, ` ${'a'.repeat(43)}`],
    ['a code verifier with a plus sign', parseCodeVerifier, `${'a'.repeat(43)}+`],
    ['no provider', parseProvider, null],
    ['an empty provider', parseProvider, ''],
    ['a provider that is too long', parseProvider, 'a'.repeat(65)],
    ['a provider in upper case', parseProvider, 'GitHub'],
    ['a provider before a slash', parseProvider, 'github/'],
    ['a provider after a slash', parseProvider, '/github'],
  ])('%s', (_what, parse, value) => {
    expect(parse(value)).toBeNull();
  });

  test.each([null, '', 'Light', 'systems', 'blue'])('the theme %j is dark', (value) => {
    expect(parseTheme(value)).toBeNull();
  });
});
