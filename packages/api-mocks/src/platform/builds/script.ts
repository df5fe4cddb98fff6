import { createRandom, randomBelow, randomHex, type Random } from '../../random.ts';
import { dim } from './ansi.ts';
import type { Evidence } from './failures/failure.ts';
import { formatBytes } from './lines/bytes.ts';
import { compileLines } from './lines/compile.ts';
import { copyLines, exportLines, heading, imageLines, importLines } from './lines/image.ts';
import { installLines, prepareLines } from './lines/install.ts';
import { styleOf } from './lines/style.ts';
import type { Project } from './project.ts';
import { imageBuiltAt } from './timeline.ts';
import { lastLines, stopOf, type VerdictId } from './verdicts.ts';

/** A line of a build log, at milliseconds since the build was queued. */
export interface ScriptLine {
  at: number;
  message: string;
}

/** A build to generate a log for. */
export interface BuildStory {
  /** Identifies the build: the same id always yields the same log. */
  key: string;
  /** The app of the build: builds of one app look alike. */
  app: string;
  verdict: VerdictId;
  evidence: Evidence;
}

/** All output of a build, in order of time. Progress bars are redrawn with carriage returns. */
export function buildScript({ key, app, verdict, evidence }: BuildStory): ScriptLine[] {
  const { project } = evidence;
  const random = createRandom(key);
  const style = styleOf(app, project);
  const stop = stopOf(verdict);
  const output = [
    ...spread(1_000, 1_900, queueLines(random)),
    ...spread(2_000, 2_390, extractLines(project)),
    ...spread(2_700, 2_900, [`    ${project.files} files, ${formatBytes(project.size_bytes)}`]),
    ...spread(3_000, 3_850, imageLines(random, project, style)),
    ...spread(3_950, 4_200, prepareLines(project, style)),
    ...spread(4_300, 6_850, installLines(random, project)),
    ...spread(6_950, 7_100, copyLines(random, project)),
    ...spread(7_510, 7_530, importLines(random, project, style)),
    ...spread(7_540, 7_800, compileLines(app, project, style)),
    ...spread(7_820, imageBuiltAt - 50, exportLines(random, style)),
  ];
  if (stop === null || stop.at >= imageBuiltAt) return output;
  const before = output.filter(({ at }) => at < stop.at);
  return [...before, ...spread(stop.at, stop.at, lastLines(verdict, evidence))];
}

function queueLines(random: Random): string[] {
  return [
    heading('Build started', `on builder-${randomBelow(random, 12) + 1} (linux/amd64)`),
    dim(`    worker ${randomHex(random, 12)}, 4 vCPU, 8 GB`),
  ];
}

function extractLines(project: Project): string[] {
  return [heading('Extracting archive', `(${formatBytes(project.size_bytes)})`)];
}

function spread(from: number, to: number, lines: readonly string[]): ScriptLine[] {
  const step = lines.length < 2 ? 0 : (to - from) / (lines.length - 1);
  return lines.map((line, index) => ({
    at: Math.round(from + step * index),
    message: `${line}\n`,
  }));
}
