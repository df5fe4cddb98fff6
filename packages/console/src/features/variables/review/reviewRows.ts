import type { EnvironmentVariable } from '@quayside/api-contract';

import type { VariableChange } from '../../../runtime/changeSets.ts';
import { beforeName } from '../../dotenv/parseDotenv.ts';
import type { DotenvProblem } from '../../dotenv/parseDotenv.ts';
import { looksSecret } from '../looksSecret.ts';
import { fillInReferences, valueRisks } from '../valueRisks.ts';
import type { ValueRisk } from '../valueRisks.ts';
import { managedProblem, nameProblem, valueProblem } from '../../../domain/variableRules.ts';
import type { VariableProblem } from '../../../domain/variableRules.ts';

/** Why a variable cannot be saved. `set-again`: the same name has another value further down. */
export type ReviewProblem =
  | VariableProblem
  | { kind: DotenvProblem }
  | { kind: 'set-again'; line: number };

/** A variable to review: a line of a file, a variable of another app, or one that code reads. */
export interface ReviewSource {
  /** Identifies it, even after it is renamed. */
  key: string;
  /** The name, or the text of a line that has none. */
  name: string;
  /** `undefined` if it has to be entered. */
  value: string | undefined;
  /** Whether it is a secret where it comes from. @default as it looks */
  isSecret?: boolean | undefined;
  isLiteral?: boolean | undefined;
  /** Lines in a file, from 1. */
  lines?: { first: number; last: number } | undefined;
  problem?: DotenvProblem | undefined;
  /** Places in the code that read it. */
  uses?: readonly string[] | undefined;
  /** Explanation of its value. */
  note?: string | undefined;
}

/** Changes that the user made in the review of a variable. */
export interface ReviewEdit {
  name?: string;
  value?: string;
  isSecret?: boolean;
  isChosen?: boolean;
}

/** Loss that saving a row would cause, or a suspicion about its value. */
export type ReviewRisk =
  | Exclude<ValueRisk, { kind: 'reference' }>
  /** `filledIn`: the value with the values of known variables. */
  | { kind: 'reference'; reference: string; filledIn: string | undefined }
  /** A value is replaced by nothing. */
  | { kind: 'empties' }
  /** The value of a secret cannot be restored. */
  | { kind: 'overwrites-secret' };

/** States of a row, in the order of their filters. */
export const reviewStates = ['changed', 'new', 'removed', 'same', 'invalid'] as const;

/** State of a row compared with the app's variables. */
export type ReviewState = (typeof reviewStates)[number];

/** Groups of rows, in their order. */
export const reviewGroups = ['look', ...reviewStates] as const;

/** Group of a row: those that need a look, and the others by state. */
export type ReviewGroup = (typeof reviewGroups)[number];

/** A row of a review. */
export interface ReviewRow extends Pick<ReviewSource, 'key' | 'name' | 'lines' | 'uses' | 'note'> {
  state: ReviewState;
  /** Its group before any edit: a row does not move while the user types in it. */
  group: ReviewGroup;
  /** `undefined` if it has to be entered, or cannot be read. */
  value: string | undefined;
  /** Value in the app: null for a secret, `undefined` without one. */
  before: string | null | undefined;
  /** Whether it is a secret once it is saved. */
  isSecret: boolean;
  /** Whether its values are masked: also those of a plain variable that looks like a secret. */
  isMasked: boolean;
  /** Whether saving makes a plain variable a secret. */
  becomesSecret: boolean;
  risks: readonly ReviewRisk[];
  problem: ReviewProblem | undefined;
  /** Whether the value has to be entered, or was. */
  isEntered: boolean;
  canSave: boolean;
  isChosen: boolean;
}

interface ReviewInput {
  sources: readonly ReviewSource[];
  /** Variables of the app. */
  variables: readonly EnvironmentVariable[];
  /** Edits by key. */
  edits: ReadonlyMap<string, ReviewEdit>;
  /** Names of variables to remove. */
  removed: readonly string[];
}

/**
 * Compares sources with the variables of an app. Rows that need a look come first, then by state. If a name occurs
 * more than once, its last line counts. A row that would lose a value is not chosen until the user chooses it.
 */
export function reviewRows(input: ReviewInput): ReviewRow[] {
  const unedited = comparedRows({ ...input, edits: new Map() });
  const groups = new Map(
    unedited.map((row) => [row.key, needsLook(row) ? ('look' as const) : row.state]),
  );
  return comparedRows(input)
    .map((row) => ({ ...row, group: groups.get(row.key) ?? row.state }))
    .toSorted((one, two) => reviewGroups.indexOf(one.group) - reviewGroups.indexOf(two.group));
}

function comparedRows({
  sources,
  variables,
  edits,
  removed,
}: ReviewInput): Omit<ReviewRow, 'group'>[] {
  const existing = new Map(variables.map((variable) => [variable.name, variable]));
  const named = sources.map((source) => {
    const edit = edits.get(source.key) ?? {};
    const edited = { ...source, ...definedOf(edit) };
    // Nothing was entered yet.
    const isMissing = source.value === undefined && edited.value === '';
    return { source: isMissing ? { ...edited, value: undefined } : edited, edit, given: source };
  });
  const known = new Map(
    variables.flatMap(({ name, value }) => (value == null ? [] : [[name, value] as const])),
  );
  const lastLines = new Map<string, number>();
  for (const { source } of named) {
    if (source.problem !== undefined) continue;
    lastLines.set(source.name, source.lines?.first ?? 0);
    if (source.value !== undefined) known.set(source.name, source.value);
  }
  const rows = named.map(({ source, edit, given }): Omit<ReviewRow, 'group'> => {
    const variable = existing.get(source.name);
    const again = lastLines.get(source.name) ?? 0;
    const problem = problemOf(source, variable, again);
    const before = variable && valueOf(variable);
    const becomesSecret = before !== undefined && before !== null && source.isSecret === true;
    // The platform keeps a plain variable plain, whatever its name is.
    const isSecret =
      variable === undefined
        ? (source.isSecret ?? looksSecret(source.name, source.value))
        : variable.is_secret || becomesSecret;
    const isMasked =
      isSecret || [source.value, before].some((value) => looksSecret(source.name, value ?? ''));
    const state = stateOf({ problem, before, value: source.value, becomesSecret });
    const canSave = (state === 'new' || state === 'changed') && source.value !== undefined;
    const risks = canSave ? risksOf(source, before, known) : [];
    return {
      key: source.key,
      name: source.problem === undefined ? source.name : startOf(source.name),
      lines: source.lines,
      uses: source.uses,
      note: source.note,
      value: source.value,
      state,
      before,
      isSecret,
      isMasked,
      becomesSecret,
      risks,
      problem,
      canSave,
      isEntered: given.value === undefined,
      isChosen: canSave && (edit.isChosen ?? !losesValue({ risks, state })),
    };
  });
  const removals = removed.flatMap((name) => {
    const variable = existing.get(name);
    return variable === undefined ? [] : [removalOf(variable, edits)];
  });
  return [...rows, ...removals];
}

/** Whether a row needs a look. */
export function needsLook({ risks, problem }: Pick<ReviewRow, 'risks' | 'problem'>): boolean {
  return risks.length > 0 || (problem !== undefined && problem.kind !== 'set-again');
}

function problemOf(
  source: ReviewSource,
  variable: EnvironmentVariable | undefined,
  lastSetAt: number,
): ReviewProblem | undefined {
  if (source.problem !== undefined) return { kind: source.problem };
  return (
    nameProblem(source.name) ??
    (lastSetAt > (source.lines?.first ?? 0) ? { kind: 'set-again', line: lastSetAt } : undefined) ??
    managedProblem(variable) ??
    valueProblem(source.value ?? '')
  );
}

function stateOf({
  problem,
  before,
  value,
  becomesSecret,
}: Pick<ReviewRow, 'problem' | 'before' | 'value' | 'becomesSecret'>): ReviewState {
  if (problem !== undefined) return 'invalid';
  if (before === undefined) return 'new';
  return before === value && !becomesSecret ? 'same' : 'changed';
}

function risksOf(
  { name, value = '', isLiteral }: ReviewSource,
  before: string | null | undefined,
  known: ReadonlyMap<string, string>,
): ReviewRisk[] {
  const risks: ReviewRisk[] = [];
  if (before === null) risks.push({ kind: 'overwrites-secret' });
  if (value === '' && before !== undefined && before !== '') risks.push({ kind: 'empties' });
  const isKnown = (other: string) => other !== name && known.has(other);
  for (const risk of valueRisks({ name, value, isLiteral, isKnown })) {
    risks.push(
      risk.kind === 'reference'
        ? { ...risk, filledIn: fillInReferences(value, known, [name]) }
        : risk,
    );
  }
  return risks;
}

/** Whether saving replaces a value by nothing, by an example, or one that cannot be restored. */
export function losesValue({ risks, state }: Pick<ReviewRow, 'risks' | 'state'>): boolean {
  return (
    state !== 'new' &&
    risks.some(({ kind }) => ['empties', 'overwrites-secret', 'example'].includes(kind))
  );
}

/**
 * Returns the names of the variables that no source names, except those that a service set, and those on lines that
 * cannot be read.
 */
export function unnamed(
  sources: readonly ReviewSource[],
  edits: ReadonlyMap<string, ReviewEdit>,
  variables: readonly EnvironmentVariable[],
): string[] {
  const named = new Set(sources.map(({ key, name }) => nameIn(edits.get(key)?.name ?? name)));
  return variables
    .filter(({ name, connected_resource }) => !named.has(name) && !connected_resource)
    .map(({ name }) => name);
}

function removalOf(
  variable: EnvironmentVariable,
  edits: ReadonlyMap<string, ReviewEdit>,
): Omit<ReviewRow, 'group'> {
  const { name, is_secret: isSecret } = variable;
  const key = `removed/${name}`;
  const state = 'removed';
  const risks: ReviewRisk[] = isSecret ? [{ kind: 'overwrites-secret' }] : [];
  return {
    key,
    name,
    state,
    value: undefined,
    before: valueOf(variable),
    isSecret,
    isMasked: true,
    becomesSecret: false,
    risks,
    problem: undefined,
    isEntered: false,
    canSave: true,
    isChosen: edits.get(key)?.isChosen ?? !losesValue({ risks, state }),
  };
}

/** Returns the value of a variable; null for a secret. */
function valueOf({ is_secret, value }: EnvironmentVariable): string | null {
  return is_secret ? null : (value ?? null);
}

/** Returns the name on a line, also if the rest of it is not a variable. */
function nameIn(text: string): string | undefined {
  return /^[\w.-]+/.exec(text.replace(beforeName, ''))?.[0];
}

/** Returns the start of a line that is no variable. The rest may be the value of a secret. */
function startOf(line: string): string {
  const before = /^(?:- (?:name: )?)?/.exec(line)?.[0] || (beforeName.exec(line)?.[0] ?? '');
  const start = before + (/^[^\s=]{0,24}/.exec(line.slice(before.length))?.[0] ?? '');
  return start === line ? line : `${start}…`;
}

function definedOf({ name, value, isSecret }: ReviewEdit): Partial<ReviewSource> {
  return {
    ...(name !== undefined && { name, problem: undefined }),
    // What the user types is meant as it is.
    ...(value !== undefined && { value, isLiteral: true }),
    ...(isSecret !== undefined && { isSecret }),
  };
}

/** Whether a variable is no longer as a row compared it. */
export function isOutdated(row: ReviewRow, current: EnvironmentVariable | undefined): boolean {
  return (current && valueOf(current)) !== row.before;
}

/** Returns the changes of the chosen rows, for one request. */
export function reviewChanges(rows: readonly ReviewRow[]): {
  set: VariableChange[];
  remove: string[];
} {
  const chosen = rows.filter(({ isChosen }) => isChosen);
  return {
    set: chosen.flatMap(({ name, value, isSecret, becomesSecret }) =>
      value === undefined
        ? []
        : [{ name, value, isSecret, ...(becomesSecret && { becomesSecret }) }],
    ),
    remove: chosen.flatMap(({ name, state }) => (state === 'removed' ? [name] : [])),
  };
}
