import type { DeploymentOutcome } from '../../api/deploymentStatus.ts';

/** The deployment that a tab's title and icon tell of. */
export interface WatchedDeployment {
  outcome: DeploymentOutcome;
  /** The title of the tab meanwhile. @param page the title that it has else */
  titleOf: (page: string) => string;
}
