import type { DeployProgress } from '../../deploying/createDeployRun.ts';
import type { SourcePlan, Source } from '../../deploying/source.ts';

/** Where a person is on the way to a new deployment. */
export type NewDeploymentState =
  /** `error`: why what was chosen before cannot be sent. */
  | { phase: 'choosing'; error?: unknown }
  /** What was chosen is being looked at. */
  | { phase: 'reading' }
  | { phase: 'review'; kind: Source['kind']; plan: SourcePlan }
  /**
   * `error`: why the step failed. Without it the step is under way. `canRetry`: whether another attempt may succeed,
   * which is so unless it is `false`.
   */
  | { phase: 'deploying'; progress: DeployProgress; error?: unknown; canRetry?: boolean };
