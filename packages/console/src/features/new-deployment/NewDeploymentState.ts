import type { DeployProgress } from '../deploy-upload/createDeployRun.ts';
import type { SourceKind, SourcePlan } from '../deploy-upload/source.ts';

/** State of a new deployment. */
export type NewDeploymentState =
  /** `error`: why the previous choice cannot be sent. */
  | { phase: 'choosing'; error?: unknown }
  /** The source is being read. */
  | { phase: 'reading' }
  /** `envFile`: the `.env` file of the app, which is not sent. */
  | { phase: 'review'; kind: SourceKind; plan: SourcePlan; envFile?: File | undefined }
  /**
   * `error`: why the step failed. Without it the step is in progress. `canRetry`: whether another attempt may succeed;
   * true unless it is `false`.
   */
  | { phase: 'deploying'; progress: DeployProgress; error?: unknown; canRetry?: boolean };
