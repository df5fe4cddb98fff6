import { hash32, randomBelow, randomHex, type Random } from '../../../random.ts';
import { bold, cyan, dim, green, trueColour, yellow } from '../ansi.ts';
import type { Project } from '../project.ts';
import { appModule, importCommand } from '../steps.ts';
import { formatBytes } from './bytes.ts';
import type { Style } from './style.ts';
import { redraw } from './redraw.ts';

/** A heading of the platform. */
export function heading(text: string, rest = ''): string {
  return `${trueColour(56, 132, 255)('==>')} ${bold(text)}${rest === '' ? '' : ` ${rest}`}`;
}

/** The start of the image, up to the list of dependencies. */
export function imageLines(random: Random, project: Project, style: Style): string[] {
  const layers = [3, 4, 5].slice(0, 1 + randomBelow(random, 3));
  const base = `docker.io/library/python:${style.image}`;
  const manifest = project.manifest ?? 'pyproject.toml';
  return [
    heading('Building image'),
    '#1 [internal] load build definition from Dockerfile',
    `#1 transferring dockerfile: 1.${20 + randomBelow(random, 40)}kB done`,
    '#1 DONE 0.0s',
    `#2 [internal] load metadata for ${base}`,
    `#2 DONE 0.${randomBelow(random, 8) + 1}s`,
    '#3 [internal] load .dockerignore',
    '#3 transferring context: 182B done',
    '#3 DONE 0.0s',
    `#4 [builder 1/6] FROM ${base}@sha256:${digest(style.image)}`,
    ...(randomBelow(random, 2) === 0
      ? [dim('#4 CACHED')]
      : [
          `#4 resolve ${base}@sha256:${digest(style.image)} 0.0s done`,
          ...layers.map(
            (layer) => `#4 ${pull(digest(`${style.image}/${layer}`), layer * 7_400_000)}`,
          ),
          `#4 extracting sha256:${digest(`${style.image}/3`).slice(0, 12)} 0.${3 + randomBelow(random, 6)}s done`,
          '#4 DONE 1.4s',
        ]),
    '#5 [builder 2/6] COPY --from=ghcr.io/astral-sh/uv:0.9 /uv /bin/uv',
    dim('#5 CACHED'),
    ...systemLines(random, style),
    `#6 [builder 3/6] COPY ${manifest}${project.has_lockfile ? ' uv.lock' : ''} ./`,
    '#6 DONE 0.1s',
  ];
}

/** Output of installing system packages. */
function systemLines(random: Random, { systemPackages }: Style): string[] {
  if (systemPackages.length === 0) return [];
  const prefix = '#5.1';
  return [
    `${prefix} [builder] RUN apt-get update && apt-get install -y --no-install-recommends ${systemPackages.join(' ')}`,
    ...['InRelease [152 kB]', '-updates InRelease [47.3 kB]', '-security InRelease [43.4 kB]'].map(
      (suite, index) =>
        `${prefix} 0.${index + 2}41 Get:${index + 1} http://deb.debian.org/debian stable${suite}`,
    ),
    `${prefix} 1.102 Fetched 9,${200 + randomBelow(random, 600)} kB in 1s (8,911 kB/s)`,
    `${prefix} 1.644 Reading package lists...`,
    `${prefix} 1.790 Building dependency tree...`,
    ...systemPackages.flatMap((name) => [
      `${prefix} 2.031 Selecting previously unselected package ${name}:amd64.`,
      `${prefix} 2.044 Preparing to unpack .../${name}_amd64.deb ...`,
      `${prefix} 2.051 Unpacking ${name}:amd64 ...`,
      `${prefix} 2.187 Setting up ${name}:amd64 ...`,
    ]),
    `${prefix} ${yellow('debconf: delaying package configuration, since apt-utils is not installed')}`,
    `${prefix} DONE 2.4s`,
  ];
}

/** Copying the project's files, and the start of the import check. */
export function copyLines(random: Random, project: Project): string[] {
  return [
    '#8 [builder 5/6] COPY . .',
    `#8 DONE 0.${1 + randomBelow(random, 4)}s`,
    `#9 [builder 6/6] RUN ${importCommand(project)}`,
  ];
}

/** Output of a successful import. */
export function importLines(random: Random, project: Project, { python }: Style): string[] {
  const folder = `python${python.replace(/\.\d+$/, '')}`;
  const usesOldHook = hash32(project.entrypoint ?? '', project.files) % 4 === 0;
  return [
    ...(usesOldHook
      ? [
          `#9 0.652 /app/.venv/lib/${folder}/site-packages/fastapi/applications.py:4495: ${yellow('DeprecationWarning')}:`,
          '#9 0.652         on_event is deprecated, use lifespan event handlers instead.',
        ]
      : []),
    `#9 0.70${randomBelow(random, 10)} ${appModule(project)} imported`,
    '#9 DONE 0.9s',
  ];
}

/** The last lines of a successful build. */
export function exportLines(random: Random, { python }: Style): string[] {
  return [
    '#10 exporting to image',
    `#10 exporting layers 0.${3 + randomBelow(random, 6)}s done`,
    `#10 writing image sha256:${randomHex(random, 64)} done`,
    `#10 ${pushBar(random)}`,
    `#10 pushing layers 0.${2 + randomBelow(random, 6)}s done`,
    `#10 DONE 0.${6 + randomBelow(random, 4)}s`,
    `${green('==>')} ${bold('Image built')}, cache kept for the next build: ${cyan(`uv-linux-x86_64-${python}`)}`,
  ];
}

function pushBar(random: Random): string {
  const total = 38_000_000 + randomBelow(random, 90_000_000);
  return [0.2, 0.5, 0.8, 1]
    .map((part) => `pushing ${formatBytes(total * part)} / ${formatBytes(total)}`)
    .join(redraw);
}

function pull(layer: string, bytes: number): string {
  return [0.3, 0.7, 1]
    .map(
      (part) => `sha256:${layer.slice(0, 12)} ${formatBytes(bytes * part)} / ${formatBytes(bytes)}`,
    )
    .join(redraw);
}

function digest(name: string): string {
  return [1, 2, 3, 4, 5, 6, 7, 8]
    .map((part) => hash32(name, part).toString(16).padStart(8, '0'))
    .join('');
}
