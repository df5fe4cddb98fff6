import { assumedProject } from './builds/project.ts';
import type { DeploymentRecord, Run } from './records.ts';

/** A deployment created at time 0 with these runs; each starts at 0 and succeeds by default. */
export function deployment(...runs: Partial<Run>[]): DeploymentRecord {
  return {
    id: '0b6f6a1e-7c8b-4d5e-9f00-000000000001',
    app_id: '0b6f6a1e-7c8b-4d5e-9f00-000000000002',
    slug: 'demo-00000000',
    created_at: 0,
    upload_key: 'key',
    archive: null,
    cancelled_at: null,
    held: null,
    runs: runs.map((run) => ({
      queued_at: 0,
      time_scale: 1,
      verdict: 'ready',
      project: assumedProject,
      ...run,
    })),
  };
}
