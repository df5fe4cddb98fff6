import type { KnownDeploymentStatus } from '@quayside/api-contract';

/** Phases of a successful build, by milliseconds since it was queued. */
export const timeline = [
  { at: 0, status: 'ready_for_build' },
  { at: 1_000, status: 'building' },
  { at: 2_000, status: 'extracting' },
  { at: 3_000, status: 'building_image' },
  { at: 8_000, status: 'deploying' },
  { at: 10_000, status: 'verifying' },
  { at: 12_000, status: 'success' },
] as const satisfies readonly { at: number; status: KnownDeploymentStatus }[];

/** Time when the image is built and the build log ends successfully. */
export const imageBuiltAt = 8_000;

/** Time when the app serves. */
export const liveAt = 12_000;

/** A failure ends the timeline early. */
export interface Stop {
  at: number;
  status: KnownDeploymentStatus;
}

/** The status `elapsed` milliseconds into the timeline, and its start. */
export function statusAt(
  elapsed: number,
  stop: Stop | null,
): { status: KnownDeploymentStatus; since: number } {
  if (stop !== null && elapsed >= stop.at) return { status: stop.status, since: stop.at };
  const step = timeline.findLast(({ at }) => at <= elapsed) ?? timeline[0];
  return { status: step.status, since: step.at };
}
