import { describe, expect, test } from 'vitest';

import { fillInReferences, generateSecret, valueRisks } from './valueRisks.ts';

describe('valueRisks', () => {
  test.each([
    ['SECRET_KEY', 'changethis', ['example']],
    ['API_KEY', 'your-api-key', ['example']],
    ['API_KEY', 'YOUR_KEY_HERE', ['example']],
    ['API_KEY', 'xxxx', ['example']],
    ['API_KEY', 'sk-xxxxxxxx', ['example']],
    ['API_KEY', '<api key>', ['example']],
    ['DATABASE_URL', 'postgres://app:changeme@db/app', ['example']],
    ['DB_PASSWORD', 'password', ['example']],
    ['WORD', 'password', []],
    ['MODE', 'changes', []],
    ['POSTGRES_SERVER', 'localhost', ['localhost']],
    ['REDIS_ADDR', '127.0.0.1:6379', ['localhost']],
    ['CACHE', 'redis://localhost:6379/0', ['localhost']],
    ['DATABASE_URL', 'postgresql://app:x9k@localhost/app', ['localhost']],
    ['FRONTEND_HOST', 'http://localhost:5173', ['localhost']],
    ['BACKEND_CORS_ORIGINS', 'http://localhost,http://localhost:5173', []],
    ['ALLOWED_HOSTS', 'localhost,tides.example', []],
    ['HOST', '0.0.0.0', []],
    ['DB', 'postgres://localhost.example/app', []],
    ['A', 'redis://${REDIS_HOST}:6379', ['reference']],
    ['A', '${B:-x}', ['reference']],
    ['A', '${B:?missing}', ['reference']],
    ['A', '${B+x}', ['reference']],
    ['A', '${{ secrets.B }}', ['example']],
    ['A', '$KNOWN/x', ['reference']],
    ['A', 'pa$word', []],
    ['A', '“quoted”', ['typographic']],
    ['A', '’x', ['typographic']],
    ['A', '\u200Bx', ['invisible']],
    ['A', 'x\u00A0', ['invisible']],
    ['A', 'x\uFEFF', ['invisible']],
    ['A', '\u0007x', ['invisible']],
    ['A', '1 B=2', ['several']],
    ['A', '1 export B=2 C=', ['several']],
    ['A', '1 && B=2', ['several']],
    ['JAVA_OPTS', '-Xmx1g -DA=1', []],
    ['DSN', 'host=db user=x', []],
    ['A', ' padded', ['blanks']],
    ['A', "'quoted'", ['quotes']],
    ['A', '"quoted"', []],
    ['A', '{"a": true', ['json']],
    ['A', '{"a": true}', []],
    ['A', '[1, 2', ['json']],
    ['A', 'https://tides example.com', ['url']],
    ['A', 'postgres://user:pw@host:5432/db?sslmode=require', []],
    ['A', 'https://a.example,https://b.example', []],
    ['A', '-----BEGIN KEY-----\nx\n', []],
    ['A', '', []],
  ])('%s=%j', (name, value, kinds) => {
    const risks = valueRisks({ name, value, isKnown: (each) => each === 'KNOWN' });
    expect(risks.map(({ kind }) => kind)).toEqual(kinds);
  });

  test('a literal value has no references', () => {
    expect(valueRisks({ name: 'A', value: '${B}', isLiteral: true })).toEqual([]);
  });
});

test.each([
  ['redis://${HOST}:${PORT:-6379}', 'redis://db:6379'],
  ['${URL}/x', 'http://db/x'],
  ['$HOST and $other', 'db and $other'],
  ['${UNKNOWN}', undefined],
  ['${SELF}', undefined],
  ['${EMPTY:-x} ${EMPTY-x}', 'x '],
  ['${HOST:?missing}', 'db'],
  ['${HOST:+other}', undefined],
  ['${UNKNOWN:-${HOST}}', undefined],
])('fills in %s: %s', (value, filled) => {
  const known = new Map([
    ['HOST', 'db'],
    ['URL', 'http://${HOST}'],
    ['SELF', '${SELF}'],
    ['EMPTY', ''],
  ]);
  expect(fillInReferences(value, known)).toBe(filled);
});

test('a generated secret has 32 bytes, and is another one each time', () => {
  expect(generateSecret()).toMatch(/^[\w-]{43}$/);
  expect(generateSecret()).not.toBe(generateSecret());
});
