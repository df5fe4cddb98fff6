import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { looksSecret } from './looksSecret.ts';

const corpus = z
  .object({ secret: z.array(z.string()), plain: z.array(z.string()) })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'secret-names.json'), 'utf8')));

test('finds the secrets among more than 300 real names, and nothing else', () => {
  expect(new Set([...corpus.secret, ...corpus.plain]).size).toBeGreaterThanOrEqual(300);
  const missed = corpus.secret.filter((name) => !looksSecret(name));
  const wrong = corpus.plain.filter((name) => looksSecret(name));
  const found = corpus.secret.length - missed.length;
  const precision = found / (found + wrong.length);
  const recall = found / corpus.secret.length;
  expect({ precision, recall, missed, wrong }).toMatchObject({ precision: 1, recall: 1 });
});

test.each([
  ['SECRET_KEY', '', true],
  ['SECRET_KEY', 'x9', true],
  ['ACCESS_TOKEN', '11520', false],
  ['ACCESS_TOKEN_EXPIRE_MINUTES', '11520', false],
  ['EMAIL_RESET_TOKEN_EXPIRE_HOURS', '48', false],
  ['ALGORITHM', 'HS256', false],
  ['USE_TOKEN', 'true', false],
  ['REFRESH_TOKEN', '30d', false],
  ['TOKEN', '1h 30m', false],
  ['TOKEN', 'PT15M', false],
  ['TOKEN', '15 minutes', false],
  ['PASSWORD', 'P', true],
  ['DATABASE_URL', 'postgresql://app:s3cret@db.example.com/app', true],
  ['DATABASE_URL', 'postgresql://db.example.com/app', false],
  ['SENTRY_DSN', 'https://9c1@sentry.example.com/4', false],
  ['CERTIFICATE', '-----BEGIN RSA PRIVATE KEY-----\nx', true],
  ['CERTIFICATE', '-----BEGIN CERTIFICATE-----\nx', false],
  ['BOT', 'ghp_x', true],
])('%s=%s looks secret: %s', (name, value, isSecret) => {
  expect(looksSecret(name, value)).toBe(isSecret);
});
