import { createRandom, hash32, randomBelow, randomHex, type Random } from '../../random.ts';
import { bold, cyan, dim, green } from './ansi.ts';
import { distributionName, versionOf } from './distributions.ts';
import type { Project } from './project.ts';
import { imageBuiltAt } from './timeline.ts';
import { lastLines, stopOf, type VerdictId } from './verdicts.ts';

/** A line of a build log, at milliseconds since the build was queued. */
export interface ScriptLine {
  at: number;
  message: string;
}

/** A build to tell of. */
export interface BuildStory {
  /** Names the build: the same name always tells the same story. */
  key: string;
  verdict: VerdictId;
  project: Project;
}

/** Everything a build writes, in the order of time. Progress bars redraw with carriage returns. */
export function buildScript({ key, verdict, project }: BuildStory): ScriptLine[] {
  const random = createRandom(key);
  const stop = stopOf(verdict);
  const told = [
    ...spread(1_000, 1_900, queueLines(random)),
    ...spread(2_000, 2_900, extractLines(project)),
    ...spread(3_000, 3_850, imageLines(random, project)),
    ...spread(3_950, 4_200, prepareLines(project)),
    ...spread(4_300, 6_850, installLines(random, project)),
    ...spread(6_950, imageBuiltAt - 50, finishLines(random, project)),
  ];
  if (stop === null || stop.at >= imageBuiltAt) return told;
  const before = told.filter(({ at }) => at < stop.at);
  return [...before, ...spread(stop.at, stop.at, lastLines(verdict, project))];
}

function queueLines(random: Random): string[] {
  return [
    `${cyan('==>')} ${bold('Build started')} on builder-${randomBelow(random, 12) + 1} (linux/amd64)`,
    dim(`    worker ${randomHex(random, 12)}, 4 vCPU, 8 GB`),
  ];
}

function extractLines(project: Project): string[] {
  return [
    `${cyan('==>')} ${bold('Extracting archive')} (${formatBytes(project.size_bytes)})`,
    `    ${project.files} files`,
  ];
}

function imageLines(random: Random, project: Project): string[] {
  const manifest = project.manifest ?? 'pyproject.toml';
  return [
    `${cyan('==>')} ${bold('Building image')}`,
    '#1 [internal] load build definition from Dockerfile',
    '#1 transferring dockerfile: 1.21kB done',
    '#1 DONE 0.0s',
    '#2 [internal] load metadata for docker.io/library/python:3.13-slim',
    `#2 DONE 0.${randomBelow(random, 8) + 1}s`,
    '#3 [internal] load build context',
    `#3 transferring context: ${formatBytes(project.size_bytes)} done`,
    '#3 DONE 0.1s',
    `#4 [builder 1/6] FROM docker.io/library/python:3.13-slim@sha256:${randomHex(random, 64)}`,
    dim('#4 CACHED'),
    '#5 [builder 2/6] COPY --from=ghcr.io/astral-sh/uv:latest /uv /bin/uv',
    dim('#5 CACHED'),
    `#6 [builder 3/6] COPY ${manifest}${project.has_lockfile ? ' uv.lock' : ''} ./`,
    '#6 DONE 0.1s',
  ];
}

function prepareLines(project: Project): string[] {
  const manifest = project.manifest ?? 'pyproject.toml';
  const command = project.has_lockfile
    ? 'uv sync --frozen --no-dev --no-install-project'
    : `uv pip install --system -r ${manifest}`;
  return [
    `#7 [builder 4/6] RUN ${command}`,
    `#7 0.014 Using CPython ${cyan('3.13.1')} interpreter at: ${cyan('/usr/local/bin/python3')}`,
    `#7 0.031 Creating virtual environment at: ${cyan('.venv')}`,
  ];
}

function installLines(random: Random, project: Project): string[] {
  const packages = project.dependencies.map((requirement) => ({
    name: distributionName(requirement),
    version: versionOf(requirement),
    bytes: 60_000 + (hash32(distributionName(requirement)) % 18_000_000),
  }));
  const total = packages.length * 6 + 5;
  const downloads = packages
    .filter(({ bytes }) => bytes > 1_000_000)
    .map(({ name, bytes }, index) => `#7 0.${450 + index * 31} ${downloadBar(name, bytes)}`);
  return [
    `#7 0.402 ${dim(`Resolved ${bold(`${total} packages`)} in ${randomBelow(random, 300) + 40}ms`)}`,
    ...downloads,
    `#7 2.108 ${dim(`Prepared ${bold(`${total} packages`)} in 1.${randomBelow(random, 90) + 10}s`)}`,
    `#7 2.236 ${dim(`Installed ${bold(`${total} packages`)} in ${randomBelow(random, 90) + 20}ms`)}`,
    ...packages.map(
      ({ name, version }) => `#7 2.237  ${green('+')} ${bold(name)}${dim(`==${version}`)}`,
    ),
    '#7 DONE 2.3s',
  ];
}

function finishLines(random: Random, project: Project): string[] {
  const [source = 'main'] = (project.entrypoint ?? 'main:app').split(':');
  return [
    '#8 [builder 5/6] COPY . .',
    '#8 DONE 0.1s',
    `#9 [builder 6/6] RUN python -c 'import ${source}'`,
    '#9 DONE 0.9s',
    '#10 exporting to image',
    '#10 exporting layers 0.4s done',
    `#10 writing image sha256:${randomHex(random, 64)} done`,
    '#10 pushing layers 0.3s done',
    '#10 DONE 0.8s',
    `${green('==>')} ${bold('Image built')}, cache kept for the next build: uv-linux-x86_64-3.13`,
  ];
}

function downloadBar(name: string, bytes: number): string {
  const width = 24;
  const frames = [0.15, 0.55, 1].map((done) => {
    const filled = Math.round(width * done);
    const bar = green('━'.repeat(filled)) + dim('─'.repeat(width - filled));
    return `Downloading ${cyan(name)} ${bar} ${formatBytes(bytes * done)} / ${formatBytes(bytes)}`;
  });
  return frames.join('\r');
}

function spread(from: number, to: number, lines: readonly string[]): ScriptLine[] {
  const step = lines.length < 2 ? 0 : (to - from) / (lines.length - 1);
  return lines.map((line, index) => ({
    at: Math.round(from + step * index),
    message: `${line}\n`,
  }));
}

function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${Math.round(bytes)}B`;
  if (bytes < 1_000_000) return `${(bytes / 1_000).toFixed(1)}kB`;
  return `${(bytes / 1_000_000).toFixed(1)}MB`;
}
