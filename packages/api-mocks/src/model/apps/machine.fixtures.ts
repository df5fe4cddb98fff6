import { gzipSync } from 'node:zlib';

import { tar, zip } from '../../archive/archive.fixtures.ts';

/** One run of a deployment, and its expected outcome. */
export interface RunModel {
  readonly queuedAt: number;
  readonly ending: Ending;
  /** Whether a failure was observed: it is final. */
  hasFailed: boolean;
}

/** Outcome of a run: success, or a phase with a status and a code. */
type Ending =
  | 'success'
  | { readonly status: string; readonly phase: string; readonly code: string };

const requirements = 'fastapi[standard]\n';
const serving = 'from fastapi import FastAPI\napp = FastAPI()\n';
const demanding = `import os\n${serving}PILOT = os.environ["PILOT"]\n`;

/** The same project at the root and in the directory of some apps in this play. */
function project(main: string, rest: Readonly<Record<string, string>> = {}) {
  const files = { 'main.py': main, ...rest };
  const inFolder = Object.entries(files).map(([path, text]) => [`backend/${path}`, text] as const);
  return { ...files, ...Object.fromEntries(inFolder) };
}

const failing = {
  variable: { phase: 'building_image', status: 'building_image_failed', code: 'variable_missing' },
  requirements: {
    phase: 'building_image',
    status: 'building_image_failed',
    code: 'dependencies_missing',
  },
  app: { phase: 'verifying', status: 'verifying_failed', code: 'app_not_found' },
  damaged: { phase: 'extracting', status: 'extracting_failed', code: 'archive_unreadable' },
} as const satisfies Record<string, Ending>;

/** Archives to upload, and the expected outcome with and without the variable `PILOT`. */
export const archives = {
  good: {
    bytes: tar(project(serving, { 'requirements.txt': requirements })),
    with: 'success',
    without: 'success',
  },
  zipped: {
    bytes: zip(project(serving, { 'requirements.txt': requirements })),
    with: 'success',
    without: 'success',
  },
  demanding: {
    bytes: gzipSync(tar(project(demanding, { 'requirements.txt': requirements }))),
    with: 'success',
    without: failing.variable,
  },
  bare: { bytes: tar(project(serving)), with: failing.requirements, without: failing.requirements },
  idle: {
    bytes: tar(project('print("nothing to serve")\n', { 'requirements.txt': requirements })),
    with: failing.app,
    without: failing.app,
  },
  damaged: {
    bytes: Buffer.from('this is no archive'),
    with: failing.damaged,
    without: failing.damaged,
  },
} as const satisfies Record<string, { bytes: Uint8Array; with: Ending; without: Ending }>;

/** One of the uploaded archives. */
export type ArchiveKind = keyof typeof archives;

/** The phases of a successful build, by seconds since it was queued (contract, section 14). */
const phases = [
  [0, 'ready_for_build'],
  [1, 'building'],
  [2, 'extracting'],
  [3, 'building_image'],
  [8, 'deploying'],
  [10, 'verifying'],
  [12, 'success'],
] as const;

/** Time limit of an upload, in milliseconds. */
export const uploadWindow = 3_600_000;

/** A run that starts now. */
export function startRun(kind: ArchiveKind, hasVariable: boolean, queuedAt: number): RunModel {
  const { with: ifSet, without } = archives[kind];
  return { queuedAt, ending: hasVariable ? ifSet : without, hasFailed: false };
}

/**
 * The possible statuses of a run at `now`. A failing run may fail at any moment of its phase, and has
 * failed by the end of it.
 */
export function statusesOf({ queuedAt, ending, hasFailed }: RunModel, now: number): string[] {
  if (ending !== 'success' && hasFailed) return [ending.status];
  const elapsed = (now - queuedAt) / 1000;
  const at = phases.findLastIndex(([since]) => since <= elapsed);
  const name = phases[at]?.[1] ?? '';
  if (ending === 'success') return [name];
  const failsIn = phases.findIndex(([, phase]) => phase === ending.phase);
  if (at < failsIn) return [name];
  return at === failsIn ? [name, ending.status] : [ending.status];
}

/** Whether a deployment stays in this status until it is redeployed. */
export function isEnd(status: string): boolean {
  return status === 'success' || status.endsWith('_failed');
}
