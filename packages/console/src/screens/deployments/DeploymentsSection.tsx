import type { SectionLevel } from '../../ui/SectionLevel.ts';
import { DeploymentList } from './DeploymentList.tsx';
import type { DeploymentListData } from './DeploymentList.tsx';

/** Props of {@link DeploymentsSection}. */
export interface DeploymentsSectionProps extends DeploymentListData {
  /** Level of the heading. @default 2 */
  level?: SectionLevel | undefined;
}

/** Deployments of an app, as a section of a page. */
export function DeploymentsSection({ level = 2, ...props }: DeploymentsSectionProps) {
  return <DeploymentList level={level} {...props} />;
}
