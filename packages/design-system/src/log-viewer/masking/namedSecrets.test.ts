import { describe, expect, test } from 'vitest';

import { createMasker } from './createMasker.ts';

const mask = createMasker();

/** The masked parts of a line. */
const maskedIn = (text: string) => mask(text).map(({ from, to }) => text.slice(from, to));

describe('names', () => {
  test.each([
    'password',
    'PASSWD',
    'passphrase',
    'passcode',
    'db_pass',
    'smtp.pass',
    'Z_PASS',
    'MYPass',
    'db_pw',
    'pwd',
    'rootpwd',
    'passwords',
    'secrets',
    'otp',
    'TOTP',
    'token',
    'accessToken',
    'cancelled_token',
    'PASSWORD_NEW',
    'PASSWORD_0',
    'PASSWORD_9',
    'PASSWORD_2024',
    'password12',
    'DB2_PASSWORD',
    'API_KEY_V2',
    'SECRET_KEY_BASE',
    'SECRET_KEY_BASE64',
    'SECRET_B64',
    'JWTKey',
    'jwt.signing.key',
    'x-api-key',
    'signing_keys',
    '//token',
  ])('every value of %s is masked', (name) => {
    expect(maskedIn(`${name}=swordfish`)).toEqual(['swordfish']);
  });

  test.each([
    'pass',
    'credential',
    'credentials',
    'tokens',
    'bearer',
    'jwt',
    'sessionid',
    'jsessionid',
    'PHPSESSID',
    'app_auth',
    '_auth',
    'github_pat',
    'APP_KEY',
    'BERTH2_KEY',
    'berth_stripe_key',
  ])('a value of %s is masked if it looks random', (name) => {
    expect(maskedIn(`${name}=sw0rdf1sh`)).toEqual(['sw0rdf1sh']);
    expect(maskedIn(`${name}=swordfish`)).toEqual([]);
  });

  test.each([
    'auth',
    'auth_',
    'key',
    'KEY',
    'keys',
    'berth_key',
    'berth_KEY',
    'BERTH_key',
    'PUBLIC_KEY',
    'PUBLIC_RSA_KEY',
    'page_token',
    'next_page_token',
    'tokenizer',
    'auth_method',
    'PASSWORD_FILE',
    'V2_KEY_1A',
  ])('no value of %s is masked', (name) => {
    expect(maskedIn(`${name}=sw0rdf1sh9`)).toEqual([]);
  });
});

describe('values that look random', () => {
  test.each([
    'abcd1234',
    'abcdEfgh',
    '1234abcd',
    'abcd1234/',
    'ab1.cd2.ef3',
    'A'.repeat(24),
    'a'.repeat(40),
  ])('APP_KEY=%s is masked', (value) => {
    expect(maskedIn(`APP_KEY=${value}`)).toEqual([value]);
  });

  test.each([
    'abc1234',
    'abcdefgh',
    '12345678',
    '123456789012',
    'A'.repeat(23),
    'a'.repeat(39),
    'northharbourberthseventeen',
    'north-harbour-berth-seven-east',
    'north.harbour.berth.seven.of.the.east.pier',
    '/var/lib/quay/keys/app1/berth2.pem',
    '"Two w0rds here"',
    '"north harbour berth seven of the east pier"',
  ])('APP_KEY=%s is not masked', (value) => {
    expect(maskedIn(`APP_KEY=${value}`)).toEqual([]);
  });
});

describe('values that are no secret', () => {
  test.each([
    'token=123456789',
    'token=-12.5k',
    'token=token',
    'Wrong password: 120 attempts left',
    '2026-11-21 09:04:11 Wrong password: 3 attempts left',
    `password="${'must be '.repeat(25)}"`,
    'No password.: see the docs',
    'def log_in(password: str, user="ada"):',
    'password: Optional[str] = None',
  ])('nothing is masked in %s', (line) => {
    expect(maskedIn(line)).toEqual([]);
  });

  test.each([
    ['token=1234567890', ['1234567890']],
    ['password=123456', ['123456']],
    ['otp=123456', ['123456']],
    [`password="${'must be '.repeat(26)}"`, ['must be '.repeat(26)]],
    ['password="app.hunter2"', ['app.hunter2']],
    ['password="get_token(x)"', ['get_token(x)']],
    ['<password>app.hunter2</password>', ['app.hunter2']],
    ['X_password=X_password', ['X_password']],
    ['password1=password1', ['password1']],
    ['password=must', ['must']],
    ['unexpected new token: swordfish', ['swordfish']],
    ['app password: 1234 attempts', ['1234']],
    ['app password: 123, then more', ['123']],
    ['app password: swordfish used', ['swordfish']],
    ['PGPASSWORD=hunter2 psql app', ['hunter2']],
    ['password: str="hunter2"', ['hunter2']],
    ['password: str  =  "hunter2"', ['hunter2']],
    ['2026-11-21 09:04:11 read password: Optional[str] = "hunter2" of app', ['hunter2']],
  ])('only the secret is masked in %s', (line, secrets) => {
    expect(maskedIn(line)).toEqual(secrets);
  });
});

describe('headers', () => {
  test.each([
    ['Authorization: Token swordfish', ['swordfish']],
    ['Authorization: Harbour abc12345', ['abc12345']],
    ['Authorization: Splunk abc def', ['abc']],
    ['Authorization: "Splunk abc def" sent', ['abc def']],
    ['"Authorization: Splunk abc def" sent', ['abc def']],
    ['curl -H "Authorization: Splunk abc def" sent', ['abc def']],
    [String.raw`{"run":"curl -H \"Authorization: Splunk abc def\" sent"}`, ['abc def']],
    ['"x" Authorization: Splunk abc def', ['abc']],
    [String.raw`"Authorization": "Splunk abc\"def", "x": 1`, [String.raw`abc\"def`]],
    ["'Authorization': 'Splunk abc def", ['abc def']],
    ['"Authorization": "Token abc***"', ['abc***']],
    ['"Authorization": "Token ***abc"', ['***abc']],
    ['Cookie: a=x***; b=nonesuch; c=**; d=x<y', ['x***', 'nonesuch', '**', 'x<y']],
    ['cookies: a=***; b=swordfish', ['swordfish']],
  ])('only the credentials are masked in %s', (line, secrets) => {
    expect(maskedIn(line)).toEqual(secrets);
  });

  test.each([
    'Authorization: denied abc12345',
    'Authorization: checks ran 12345678 times',
    'Authorization: denied',
    'Authorization: denied, 12345678',
    'Authorization: ""',
    'Authorization:',
    'Authorization: Token ••••',
    'Authorization: Token <token>',
    'Authorization: Token $TOKEN',
    'Authorization: Token ${TOKEN}',
    'Authorization: Token redacted',
    '"Authorization": "Token [redacted]"',
    '"Authorization": "Token {token}"',
    'Cookie: a=***; b=<hidden>; c={hidden; d=none; e=true; Path=/',
  ])('nothing is masked in %s', (line) => {
    expect(maskedIn(line)).toEqual([]);
  });
});
