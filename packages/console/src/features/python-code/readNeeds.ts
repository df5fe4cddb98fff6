import type { CodeFile, CodeNeeds, NeededVariable } from './codeNeeds.ts';
import { readEnvironReads } from './readEnvironReads.ts';
import { readSettings } from './readSettings.ts';
import { parsePython } from './syntax.ts';

/**
 * Finds the variables that Python code reads: `os.environ`, `os.getenv` and classes of pydantic-settings. The code is
 * not run. Parts that only running it would tell are named.
 */
export function readNeeds(files: readonly CodeFile[]): CodeNeeds {
  const parsed = files.map(({ path, text }) => parsePython(text, path));
  const all = [...parsed.map(readEnvironReads), readSettings(parsed)];
  const byName = new Map<string, NeededVariable[]>();
  for (const variable of all.flatMap(({ variables }) => variables)) {
    const key = variable.names.join(' ');
    const same = byName.get(key);
    if (same === undefined) byName.set(key, [variable]);
    else same.push(variable);
  }
  const merged = [...byName.values()].map((variables) => ({
    ...variables.reduce(merge),
    uses: variables.flatMap(({ uses }) => uses),
  }));
  return {
    variables: merged.toSorted((one, other) =>
      (one.names[0] ?? '').localeCompare(other.names[0] ?? '', 'en'),
    ),
    unreadable: [
      ...all.flatMap(({ unreadable }) => unreadable),
      ...parsed.flatMap(({ path, rest }) => (rest === undefined ? [] : [{ path, ...rest }])),
    ],
  };
}

function merge(one: NeededVariable, other: NeededVariable): NeededVariable {
  return {
    ...one,
    isCaseSensitive: one.isCaseSensitive || other.isCaseSensitive,
    isRequired: one.isRequired || other.isRequired,
    type: one.type === 'any' ? other.type : one.type,
    nestedPrefix: one.nestedPrefix ?? other.nestedPrefix,
  };
}
