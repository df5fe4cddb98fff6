import { execFileSync } from 'node:child_process';

import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { readVariables } from '../../features/dotenv/readVariables.ts';
import { sampleVariable, sampleVariables } from '../../testing/samples.ts';
import { exportFormats, exportVariables } from './exportVariables.ts';

const notes = { secrets: 'Secrets:', lineBreaks: 'Line breaks:' };

test('a shell script sets every value that can be read', () => {
  expect(exportVariables(sampleVariables, 'shell', notes, 'tides').text)
    .toBe(`# Secrets: DATABASE_URL, REDIS_URL, SECRET_KEY
export ALLOWED_ORIGINS='https://harbour.example,https://admin.harbour.example'
export FEATURE_FLAGS='{"berths":true,"pilotage":false}'
export LOG_LEVEL='info'
export SMTP_HOST='smtp.example.com'
export WELCOME_TEXT='Good morning.
Mind the gap.'
export WORKERS='4'
`);
});

test('a file for Docker has values as they are, and names those with line breaks', () => {
  const { name, text } = exportVariables(sampleVariables, 'docker', notes, 'tides');
  expect(name).toBe('tides.docker.env');
  expect(text).toBe(`# docker run --env-file
# Secrets: DATABASE_URL, REDIS_URL, SECRET_KEY
# Line breaks: WELCOME_TEXT
ALLOWED_ORIGINS=https://harbour.example,https://admin.harbour.example
FEATURE_FLAGS={"berths":true,"pilotage":false}
LOG_LEVEL=info
SMTP_HOST=smtp.example.com
WORKERS=4
`);
});

test.skipIf(process.platform === 'win32')('a shell reads every value byte for byte', () => {
  // The environment of a process cannot contain a null character.
  const value = fc
    .string({ unit: 'binary', maxLength: 40 })
    .map((text) => text.replaceAll('\0', ''));
  fc.assert(
    fc.property(value, (text) => {
      const variable = sampleVariable({ name: 'VALUE', value: text, agoMs: 0 });
      const script = exportVariables([variable], 'shell', notes, 'tides').text;
      const printed = execFileSync('sh', ['-c', `${script}printf %s "$VALUE"`], {
        encoding: 'utf8',
      });
      expect(printed).toBe(text);
    }),
    { numRuns: 50, examples: [["it's"], ['$(id) `id` \\ "x"'], ['a\nb\n'], ["''"]] },
  );
});

test.each(['env', 'json', 'shell', 'docker'] as const)(
  'a name that is not one of a variable is not in a file of the format %s',
  (format) => {
    const names = ['A=1; echo INJECTED; B', 'S\necho INJECTED', '$(INJECTED)', 'INJECTED '];
    const variables = names.flatMap((name) => [
      sampleVariable({ name, value: 'x', agoMs: 0 }),
      { ...sampleVariable({ name, value: 'x', agoMs: 0 }), value: null, is_secret: true },
      sampleVariable({ name: 'KEPT', value: 'y', agoMs: 0 }),
    ]);
    const { text } = exportVariables(variables, format, notes, 'tides');
    expect(text).not.toContain('INJECTED');
    expect(text).toContain('KEPT');
  },
);

test.each(exportFormats)('every value of an export as %s is imported again as it was', (format) => {
  const name = fc
    .stringMatching(/^[A-Za-z_][A-Za-z0-9_]{0,12}$/)
    .filter((each) => each !== 'Environment');
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '',
      ' ',
      "'",
      '"',
      '#x',
      'a # b',
      '$A',
      '${A}',
      '\\n',
      '{"a":1}',
      'A: 1',
      '- A=1',
      '+A=1',
      'true',
    ),
    fc
      .array(fc.constantFrom("'", '"', '`', '\\', '\n', '\r\n', ' ', '#', '=', '$', 'x'))
      .map((parts) => parts.join('')),
  );
  const values = fc.uniqueArray(fc.tuple(name, value), {
    selector: ([each]) => each,
    maxLength: 6,
  });
  fc.assert(
    fc.property(values, (pairs) => {
      const variables = pairs.map(([each, text]) =>
        sampleVariable({ name: each, value: text, agoMs: 0 }),
      );
      const { entries } = readVariables(exportVariables(variables, format, notes, 'tides').text);
      const kept = format === 'docker' ? pairs.filter(([, text]) => !/[\r\n]/.test(text)) : pairs;
      expect(
        entries.map((entry) => entry.kind === 'variable' && [entry.name, entry.value]),
      ).toEqual(kept);
    }),
  );
});
