import type { DeploymentStatus } from '@quayside/api-contract';

import { deploymentState } from '../../domain/deploymentStatus.ts';
import type { Found } from '../../runtime/messages/en/deployment.ts';
import { explanationRules } from './rules.ts';
import type { ExplanationRule } from './rules.ts';

/** Facts about a failed deployment. */
export interface FailureEvidence {
  status: DeploymentStatus;
  /** The lines of its build log, and of what the app wrote as it was started: plain text, in order. */
  lines: readonly string[];
}

/** Cause of a failure, found by a rule. */
export interface Explanation {
  rule: ExplanationRule;
  /** Findings in the log, by name. */
  found: Found;
  /** Lines that show the cause; none when the status is enough. */
  excerpt: readonly string[];
}

/** Number of lines searched from the end, where the cause of a failure is. */
const reach = 400;
/** Longer lines are cut, in UTF-16 units: an app writes what it likes, and a pattern may look at a line many times. */
const longestLine = 2_000;

/** Explains why a deployment failed, by the first rule that applies; `undefined` where none does, or it did not fail. */
export function explainFailure({ status, lines }: FailureEvidence): Explanation | undefined {
  const { outcome, step } = deploymentState(status);
  if (outcome !== 'failure') return undefined;
  const text = lines
    .slice(-reach)
    .map((line) => withoutStep(line.slice(0, longestLine)))
    .join('\n');
  for (const rule of explanationRules) {
    if (step !== null && !rule.steps.includes(step)) continue;
    const match = rule.pattern?.exec(text);
    if (match != null) {
      const found = { ...namesOf(match.groups ?? {}), ...othersOf(rule, match[0]) };
      return { rule, found, excerpt: excerptOf(text, match) };
    }
    if (rule.statuses?.includes(status) === true) return { rule, found: {}, excerpt: [] };
  }
  return undefined;
}

/** Without the step and the seconds that a builder puts before a line, and the signs it draws. */
function withoutStep(line: string): string {
  return (
    line
      .replace(/^#\d+ (?:\d+\.\d+ )?/, '')
      // The lines that follow are indented as what is after the sign.
      .replace(/^(\s*)[╰├]─▶ ?/, '$1    ')
      .replace(/^(\s*)[×│] ?/, '$1')
  );
}

/** `name2` is an alternative group for `name`. */
function namesOf(groups: Readonly<Partial<Record<string, string>>>): Found {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([name, text]) =>
      text === undefined ? [] : [[name.replace(/\d$/, ''), text]],
    ),
  );
}

/** All names where there are several, one a line. */
function othersOf({ others }: ExplanationRule, text: string): Found {
  if (others === undefined) return {};
  const names = [...new Set(Array.from(text.matchAll(others), ([, name]) => name))];
  return names.length > 1 ? { names: names.join('\n') } : {};
}

/** The whole lines a match touches and the rest of its sentence, at most six, without their common indentation. */
function excerptOf(text: string, match: RegExpExecArray): string[] {
  const start = text.lastIndexOf('\n', match.index) + 1;
  const end = text.indexOf('\n', match.index + match[0].length);
  const touched = linesOf(text.slice(start, end === -1 ? undefined : end));
  // A few more lines are enough, and a log may be long.
  const next = end === -1 ? [] : linesOf(text.slice(end, end + 1000));
  const lines = [...touched, ...restOfSentence(touched.at(-1) ?? '', next)].slice(-6);
  const common = Math.min(...lines.map(indentation));
  return lines.map((line) => line.slice(common));
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

const indentation = (line: string) => line.length - line.trimStart().length;

/** Returns the lines that a wrapped sentence continues on: indented as its first line or deeper. */
function restOfSentence(first: string, next: readonly string[]): string[] {
  const rest: string[] = [];
  for (const line of next.slice(0, 3)) {
    const isOpen = !/[.:!?]\s*$/.test(rest.at(-1) ?? first);
    if (!isOpen || indentation(line) === 0 || indentation(line) < indentation(first)) break;
    rest.push(line);
  }
  return rest;
}
