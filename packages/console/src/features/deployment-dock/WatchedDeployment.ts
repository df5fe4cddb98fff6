import type { DeploymentOutcome } from '../../runtime/followed.ts';

/** The deployment shown in the title and icon of a tab. */
export interface WatchedDeployment {
  outcome: DeploymentOutcome;
  /** The title of the tab meanwhile. @param page the title that it has else */
  titleOf: (page: string) => string;
}
