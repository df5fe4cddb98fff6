import type { EnvironmentVariable } from '@quayside/api-contract';

import type {
  DotenvEntry,
  DotenvProblem,
  DotenvVariable,
} from '../../features/dotenv/parseDotenv.ts';
import { looksSecret, managedProblem, nameProblem, valueProblem } from './variableRules.ts';
import type { VariableProblem } from './variableRules.ts';

/** Why a line of a `.env` file cannot be saved. `set-again`: the same name has another value further down. */
export type ImportProblem =
  | VariableProblem
  | { kind: DotenvProblem }
  | { kind: 'set-again'; line: number };

interface Lines {
  /** Identifies a row, even after it is renamed. */
  key: string;
  firstLine: number;
  lastLine: number;
  /** The name, or the text of an invalid line. */
  name: string;
}

/** A line of a `.env` file, compared with the app's variables. */
export type ImportRow = Lines &
  (
    | { state: 'new'; value: string; isSecret: boolean }
    /** `before` is null for a secret, whose value cannot be compared. */
    | { state: 'changed'; value: string; before: string | null }
    | { state: 'same'; value: string }
    | { state: 'invalid'; problem: ImportProblem }
  );

/** Compares a file with the variables of an app, in the order of its lines. */
export interface ReviewInput {
  entries: readonly DotenvEntry[];
  variables: readonly EnvironmentVariable[];
  /** New names of rows, by key. */
  renames: ReadonlyMap<string, string>;
}

/** Compares a `.env` file with the variables of an app. If a name occurs more than once, its last line counts. */
export function reviewImport({ entries, variables, renames }: ReviewInput): ImportRow[] {
  const existing = new Map(variables.map((variable) => [variable.name, variable]));
  const named = entries.map((entry, index) => {
    const key = String(index);
    return entry.kind === 'variable'
      ? { key, entry: { ...entry, name: renames.get(key) ?? entry.name } }
      : { key, entry };
  });
  const lastLines = new Map<string, number>();
  for (const { entry } of named) {
    if (entry.kind === 'variable') lastLines.set(entry.name, entry.firstLine);
  }
  return named.map(({ key, entry }) => {
    if (entry.kind === 'error') {
      const { line, text, problem } = entry;
      const lines = { key, firstLine: line, lastLine: line, name: text.trim() };
      return { ...lines, state: 'invalid', problem: { kind: problem } };
    }
    const again = lastLines.get(entry.name) ?? entry.firstLine;
    return rowOf(key, entry, existing.get(entry.name), again);
  });
}

function rowOf(
  key: string,
  { name, value, firstLine, lastLine }: DotenvVariable,
  existing: EnvironmentVariable | undefined,
  lastSetAt: number,
): ImportRow {
  const lines = { key, firstLine, lastLine, name };
  const problem: ImportProblem | undefined =
    nameProblem(name) ??
    (lastSetAt > firstLine ? { kind: 'set-again', line: lastSetAt } : undefined) ??
    managedProblem(existing) ??
    valueProblem(value);
  if (problem !== undefined) return { ...lines, state: 'invalid', problem };
  if (existing === undefined) {
    return { ...lines, state: 'new', value, isSecret: looksSecret(name) };
  }
  const before = existing.is_secret ? null : (existing.value ?? null);
  return before === value
    ? { ...lines, state: 'same', value }
    : { ...lines, state: 'changed', value, before };
}
