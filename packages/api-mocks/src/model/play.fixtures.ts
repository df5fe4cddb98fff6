import { HttpError } from '@quayside/api-contract';
import * as fc from 'fast-check';
import { expect } from 'vitest';

/** Reason why a call must fail, by the rules of the model. */
export interface ExpectedError {
  status: number;
  detail: string;
}

/** A successful call. */
interface Done<T> {
  kind: 'done';
  value: T;
}

/** Outcome of a call: its response, or the reason for its failure. */
type Outcome<T> = Done<T> | { kind: 'rejected'; error: ExpectedError };

/** A user action, with random values. */
type Step<Model extends object, Stage> = fc.Arbitrary<fc.AsyncCommand<Model, Stage>>;

/** Initial state of a play, and the invariant after each step. */
export interface Script<Model extends object, Stage> {
  open: () => Promise<{ model: Model; real: Stage }>;
  /** Compares all visible state of the platform with the model. */
  check: (model: Model, stage: Stage) => Promise<void>;
}

/** Number of steps taken, including shrinking. */
let taken = 0;

/** A command of fast-check: `run` applies an action to the platform and to the model. */
export function stepsOf<Model extends object, Stage>({ check }: Script<Model, Stage>) {
  return <Args>(
    name: string,
    args: fc.Arbitrary<Args>,
    run: (model: Model, stage: Stage, args: Args) => Promise<void>,
  ): Step<Model, Stage> =>
    args.map((drawn) => ({
      check: () => true,
      toString: () => `${name} ${fc.stringify(drawn)}`,
      async run(model, stage) {
        taken += 1;
        await run(model, stage, drawn);
        await check(model, stage);
      },
    }));
}

const wanted = process.env['QUAYSIDE_MODEL_RUNS'];

/** Time limit of a play, in milliseconds: none when the number of runs was given. */
export const playTimeout = wanted === undefined ? 300_000 : 0;

/**
 * Plays random sequences of steps, and prints their number; a failure shrinks to few steps. The sequences are fixed,
 * unless `QUAYSIDE_MODEL_RUNS` asks for that many random ones.
 * @returns how many steps were taken
 */
export async function play<Model extends object, Stage>(
  { open }: Script<Model, Stage>,
  steps: readonly Step<Model, Stage>[],
  { sequences, length }: { sequences: number; length: number },
): Promise<number> {
  const runs = wanted === undefined ? { numRuns: sequences, seed: 1 } : { numRuns: Number(wanted) };
  await fc.assert(
    fc.asyncProperty(fc.commands([...steps], { maxCommands: length, size: 'max' }), (commands) =>
      fc.asyncModelRun(open, commands),
    ),
    runs,
  );
  process.stdout.write(`${taken} steps in ${runs.numRuns} sequences, no rule broken\n`);
  return taken;
}

/** Waits for a call, and returns an error as a value. */
export async function attempt<T>(call: Promise<T>): Promise<Outcome<T>> {
  try {
    return { kind: 'done', value: await call };
  } catch (error) {
    if (!(error instanceof HttpError) || error.detail === undefined) throw error;
    return { kind: 'rejected', error: { status: error.status, detail: error.detail } };
  }
}

/** The errors of one area, and those that occurred. */
export interface Ledger {
  /**
   * Compares an outcome with the prediction of the model: the first defined error, else
   * success. Returns the response, or undefined when the call was correctly rejected.
   */
  settle<T>(
    outcome: Outcome<T>,
    ...predicted: readonly (ExpectedError | undefined)[]
  ): Done<T> | undefined;
  /** The errors that never occurred: a play proves nothing about them. */
  unmet(): string[];
}

/** Tracks which of `errors` occur. */
export function createLedger(errors: Readonly<Record<string, ExpectedError>>): Ledger {
  const met = new Set<ExpectedError>();
  return {
    settle(outcome, ...predicted) {
      const expectedError = predicted.find((expected) => expected !== undefined);
      if (expectedError !== undefined) {
        expect(outcome).toEqual({ kind: 'rejected', error: expectedError });
        met.add(expectedError);
        return undefined;
      }
      expect(outcome).toMatchObject({ kind: 'done' });
      return outcome.kind === 'done' ? outcome : undefined;
    },
    unmet: () =>
      Object.entries(errors).flatMap(([name, expectedError]) =>
        met.has(expectedError) ? [] : [name],
      ),
  };
}

/** Picks from a growing list: the number is drawn before the list is known. Undefined while it is empty. */
export function pick<T>(list: readonly [T, ...T[]], index: number): T;
export function pick<T>(list: readonly T[], index: number): T | undefined;
export function pick<T>(list: readonly T[], index: number): T | undefined {
  return list[index % list.length];
}
