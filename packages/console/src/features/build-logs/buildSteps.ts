import type { DeploymentStep } from '../../domain/deploymentStatus.ts';

/** A line of a build log, as plain text. */
export interface BuildLogLine {
  text: string;
  /** Milliseconds since the epoch; `undefined` if unknown. */
  time: number | undefined;
}

/** A step's part of a build log. */
export interface LoggedStep {
  /** Its first and its last line, from 1. */
  line: number;
  lastLine: number;
  /** Its duration, in milliseconds; `undefined` if unknown. */
  tookMs: number | undefined;
}

/** The steps that a build log covers. The platform logs nothing about the others. */
export type LoggedSteps = Partial<Record<DeploymentStep, LoggedStep>>;

/** Headings of the platform, and the first vertex of the image build. */
const starts: readonly { step: DeploymentStep; pattern: RegExp }[] = [
  { step: 'extract', pattern: /^==> (?:Build started|Extracting)\b/ },
  { step: 'build', pattern: /^(?:==> Building\b|#\d+ \[)/ },
];

/**
 * Returns the steps of a build log that has ended, with their durations: from the first line of a step to the first of
 * the next, or to the last line. Steps without a recognized heading are left out.
 */
export function buildSteps(lines: readonly BuildLogLine[]): LoggedSteps {
  const found: { step: DeploymentStep; index: number }[] = [];
  for (const { step, pattern } of starts) {
    const index = lines.findIndex(({ text }) => pattern.test(text));
    if (index >= (found.at(-1)?.index ?? 0)) found.push({ step, index });
  }
  return Object.fromEntries(
    found.map(({ step, index }, position) => {
      const next = found[position + 1]?.index;
      const tookMs = elapsed(lines[index]?.time, lines[next ?? lines.length - 1]?.time);
      return [step, { line: index + 1, lastLine: next ?? lines.length, tookMs }];
    }),
  );
}

function elapsed(from: number | undefined, to: number | undefined): number | undefined {
  return from === undefined || to === undefined || to < from ? undefined : to - from;
}

/** Number of logs below which no duration counts as usual. */
export const fewestLogs = 3;

/** Typical durations of steps, in milliseconds. */
export type UsualStepTimes = Partial<Record<DeploymentStep, number>>;

/** Returns the median duration of each step that at least three of the logs contain. */
export function usualStepTimes(logs: readonly LoggedSteps[]): UsualStepTimes {
  return Object.fromEntries(
    starts.flatMap(({ step }) => {
      const times = logs.flatMap((log) => log[step]?.tookMs ?? []).toSorted((a, b) => a - b);
      const median = times[Math.floor((times.length - 1) / 2)];
      return median === undefined || times.length < fewestLogs ? [] : [[step, median]];
    }),
  );
}
