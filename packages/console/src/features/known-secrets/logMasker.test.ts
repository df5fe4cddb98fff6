import { maskedLines } from '@quayside/design-system/log-viewer';
import { expect, test } from 'vitest';

import { createKnownSecrets } from '../../runtime/knownSecrets.ts';
import { logMaskerOf } from './logMasker.ts';

test('known secrets are masked wherever a log has them, and plain values are not', () => {
  const known = createKnownSecrets();
  known.add([
    { name: 'PEPPER', value: 'correct horse', isSecret: true },
    { name: 'DATABASE_URL', value: 'postgresql://app:s3cr/et@db.internal/app', isSecret: false },
    { name: 'STAGE', value: 'production', isSecret: false },
  ]);
  const lines = ['the pepper is correct horse.', 'tried s3cr/et twice', 'stage production'];
  expect(maskedLines(lines, logMaskerOf(known.get()))).toEqual([
    'the pepper is •••••••••••••.',
    'tried ••••••• twice',
    'stage production',
  ]);
  known.clear();
  expect(maskedLines(lines, logMaskerOf(known.get()))).toEqual(lines);
});

test('the same values are known once, and a change notifies', () => {
  const known = createKnownSecrets();
  let changes = 0;
  const stop = known.subscribe(() => (changes += 1));
  const variable = { name: 'A', value: 'a-secret', isSecret: true };
  known.add([variable, { name: 'B', value: '', isSecret: true }]);
  known.add([variable]);
  stop();
  expect([changes, known.get()]).toEqual([1, [variable]]);
});
