import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { readModule } from './statements.ts';

test('splits statements however they are formatted', () => {
  const source = [
    'a = [  # the first',
    '  \'one\', "two",',
    ']',
    'if a: \\',
    '    pass',
    'def f():',
    '    """Of two',
    'lines."""',
    '    return 1',
  ].join('\n');
  const { statements, problem } = readModule(source);
  expect(problem).toBeUndefined();
  expect(statements.map(({ line, indent }) => [line, indent])).toEqual([
    [1, 0],
    [4, 0],
    [6, 0],
    [7, 4],
    [9, 4],
  ]);
  expect(statements[0]?.code).toMatch(/^a = \[ .*"0", "1", *\]$/);
  expect(statements[0]?.strings).toEqual(['one', 'two']);
  expect(statements[3]?.strings).toEqual(['Of two\nlines.']);
});

test('reads any text to its end without throwing', () => {
  const fragments = fc.constantFrom(
    '"',
    "'",
    '"""',
    '(',
    ')',
    '[',
    '{',
    '}',
    '#',
    '\\',
    '\n',
    ' ',
    'a',
    '<<<<<<< ',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(fragments).map((parts) => parts.join('')),
      ),
      (source) => {
        const lines = source.split('\n').length;
        const { statements, problem } = readModule(source);
        for (const { line } of statements) expect(line).toBeLessThanOrEqual(lines);
        expect(problem?.line ?? 1).toBeLessThanOrEqual(lines);
      },
    ),
    { numRuns: 500 },
  );
});
