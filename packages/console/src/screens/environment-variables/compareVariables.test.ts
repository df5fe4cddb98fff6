import type { EnvironmentVariable } from '@quayside/api-contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { sampleVariable } from '../../testing/samples.ts';
import { reviewChanges, reviewRows } from '../../features/variables/review/reviewRows.ts';
import { compareVariables, copyOf } from './compareVariables.ts';

const plain = (name: string, value: string) => sampleVariable({ name, value, agoMs: 0 });
const secret = (name: string) => sampleVariable({ name, agoMs: 0 });
const statesOf = (here: EnvironmentVariable[], there: EnvironmentVariable[]) =>
  compareVariables(here, there).map(({ name, state }) => `${name} ${state}`);
const variables = fc
  .uniqueArray(
    fc.record({
      name: fc.constantFrom('A', 'B', 'C', 'D', 'constructor', '__proto__'),
      value: fc.constantFrom('', '1', '2'),
      isSecret: fc.boolean(),
    }),
    { selector: ({ name }) => name },
  )
  .map((all) =>
    all.map(({ name, value, isSecret }) => (isSecret ? secret(name) : plain(name, value))),
  );

describe('compareVariables', () => {
  it('names the state of each name, by name', () => {
    expect(
      statesOf(
        [plain('SAME', '1'), plain('HERE', '1'), plain('DIFF', '1')],
        [plain('THERE', '1'), plain('DIFF', '2'), plain('SAME', '1')],
      ),
    ).toEqual(['DIFF different', 'HERE here', 'SAME same', 'THERE there']);
  });

  it('never calls a secret the same', () => {
    expect(statesOf([secret('A'), plain('B', '')], [secret('A'), secret('B')])).toEqual([
      'A secret',
      'B secret',
    ]);
  });

  it('has one row for each name of either app', () => {
    fc.assert(
      fc.property(variables, variables, (here, there) => {
        const rows = compareVariables(here, there);
        const names = new Set([...here, ...there].map(({ name }) => name));
        expect(rows.map(({ name }) => name)).toEqual([...names].toSorted());
      }),
    );
  });
});

/** Changes that copy everything, with values that the user typed by name. */
function copiesOf(
  here: readonly EnvironmentVariable[],
  there: readonly EnvironmentVariable[],
  typed: ReadonlyMap<string, string> = new Map(),
) {
  const sources = compareVariables(here, there).flatMap((row) => copyOf(row) ?? []);
  const edits = new Map(
    sources.map(({ key, name }) => {
      const value = typed.get(name);
      return [key, { isChosen: true, ...(value !== undefined && { value }) }];
    }),
  );
  return reviewChanges(reviewRows({ sources, variables: here, edits, removed: [] })).set;
}

describe('copies', () => {
  it('keeps a secret of this app secret', () => {
    expect(copiesOf([secret('A')], [plain('A', '1')])).toEqual([
      { name: 'A', value: '1', isSecret: true },
    ]);
  });

  it('makes a variable secret that is one in the other app', () => {
    expect(copiesOf([plain('A', '1')], [secret('A')], new Map([['A', 'x']]))).toEqual([
      { name: 'A', value: 'x', isSecret: true, becomesSecret: true },
    ]);
  });

  it('leaves out a variable that a service manages in this app', () => {
    const managed = sampleVariable({ name: 'A', agoMs: 0, provider: 'neon' });
    expect(copiesOf([managed], [plain('A', '2')])).toEqual([]);
  });

  it('never loses or invents a value', () => {
    const typedValues = fc.uniqueArray(
      fc.tuple(fc.constantFrom('A', 'B', 'C', 'D'), fc.constantFrom('', 'typed')),
      { selector: ([name]) => name },
    );
    fc.assert(
      fc.property(variables, variables, typedValues, (here, there, entries) => {
        const sources = new Map(there.map((variable) => [variable.name, variable]));
        const typed = new Map<string, string>(
          entries.filter(([name]) => sources.get(name)?.is_secret === true),
        );
        const changes = copiesOf(here, there, typed);
        const own = new Map(here.map((variable) => [variable.name, variable]));
        for (const { name, value, isSecret } of changes) {
          const source = sources.get(name);
          expect(value).toBe(source?.is_secret ? typed.get(name) : source?.value);
          const isAnySecret = source?.is_secret === true || own.get(name)?.is_secret === true;
          expect(isSecret).toBe(isAnySecret);
        }
        const changed = new Set(changes.map(({ name }) => name));
        for (const { name, is_secret: isSecret, value } of there) {
          const before = own.get(name);
          const isSame = !isSecret && before?.is_secret === false && before.value === value;
          const isTyped = !isSecret || (typed.get(name) ?? '') !== '';
          expect(changed.has(name)).toBe(!isSame && isTyped);
        }
      }),
    );
  });
});
