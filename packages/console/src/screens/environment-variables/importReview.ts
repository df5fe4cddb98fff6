import type { EnvironmentVariable } from '@quayside/api-contract';

import type {
  DotenvEntry,
  DotenvProblem,
  DotenvVariable,
} from '../../features/dotenv/parseDotenv.ts';
import { looksSecret, managedProblem, nameProblem, valueProblem } from './variableRules.ts';
import type { VariableProblem } from './variableRules.ts';
import type { VariableChange } from '../../api/variableChange.ts';

/** Why a line of a `.env` file cannot be saved. `set-again`: the same name has another value further down. */
export type ImportProblem =
  | VariableProblem
  | { kind: DotenvProblem }
  | { kind: 'set-again'; line: number };

interface Row {
  /** Identifies a row, even after it is renamed. */
  key: string;
  /** The name, or the text of an invalid line. */
  name: string;
}

interface Lines extends Row {
  firstLine: number;
  lastLine: number;
}

/** A line of a `.env` file, compared with the app's variables. */
type ImportedRow = Lines &
  (
    | { state: 'new'; value: string; isSecret: boolean }
    /** `before` is null for a secret, whose value cannot be compared. */
    | { state: 'changed'; value: string; before: string | null }
    | { state: 'same'; value: string }
    | { state: 'invalid'; problem: ImportProblem }
  );

/** A variable that is missing from a `.env` file. `before` is null for a secret. */
type RemovedRow = Row & { state: 'removed'; before: string | null };

/** A line of a `.env` file, or a variable that the file lacks. */
export type ImportRow = ImportedRow | RemovedRow;

/** A row that can be saved. */
export type ChangeRow = Extract<ImportRow, { state: 'new' | 'changed' | 'removed' }>;

/** Compares a file with the variables of an app, in the order of its lines. */
export interface ReviewInput {
  entries: readonly DotenvEntry[];
  variables: readonly EnvironmentVariable[];
  /** New names of rows, by key. */
  renames: ReadonlyMap<string, string>;
}

/** Compares a `.env` file with the variables of an app. If a name occurs more than once, its last line counts. */
export function reviewImport({ entries, variables, renames }: ReviewInput): ImportedRow[] {
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
): ImportedRow {
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
  const before = valueOf(existing);
  return before === value
    ? { ...lines, state: 'same', value }
    : { ...lines, state: 'changed', value, before };
}

/**
 * Returns the variables that replacing all variables by a reviewed file removes, by name. Not among them: variables
 * that a connected service set, and names on lines that cannot be read.
 */
export function reviewRemovals(
  rows: readonly ImportRow[],
  variables: readonly EnvironmentVariable[],
): RemovedRow[] {
  const named = new Set(rows.map(nameOf));
  return variables
    .filter(({ name, connected_resource }) => !named.has(name) && !connected_resource)
    .map((variable) => ({
      key: `removed/${variable.name}`,
      name: variable.name,
      state: 'removed',
      before: valueOf(variable),
    }));
}

/** Returns the value of a variable; null for a secret. */
function valueOf({ is_secret, value }: EnvironmentVariable): string | null {
  return is_secret ? null : (value ?? null);
}

/** Returns the name on a line, also if the rest of it is not a variable. */
function nameOf({ name }: ImportRow): string | undefined {
  return /^(?:export[ \t]+)?([\w.-]+)/.exec(name)?.[1];
}

/** Whether a row can be saved. */
export function isChangeRow(row: ImportRow): row is ChangeRow {
  return row.state === 'new' || row.state === 'changed' || row.state === 'removed';
}

/** Whether a variable is no longer as a row compared it. */
export function isOutdated(row: ChangeRow, current: EnvironmentVariable | undefined): boolean {
  if (row.state === 'new') return current !== undefined;
  return current === undefined || valueOf(current) !== row.before;
}

/** Returns the changes of the chosen rows, for one request. */
export function importChanges(chosen: readonly ChangeRow[]): {
  set: VariableChange[];
  remove: string[];
} {
  const set: VariableChange[] = [];
  const remove: string[] = [];
  for (const row of chosen) {
    const { name } = row;
    if (row.state === 'removed') remove.push(name);
    else if (row.state === 'new') set.push({ name, value: row.value, isSecret: row.isSecret });
    else set.push({ name, value: row.value, isSecret: row.before === null });
  }
  return { set, remove };
}
