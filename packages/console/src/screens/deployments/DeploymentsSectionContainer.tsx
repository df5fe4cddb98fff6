import type { SortOrder } from '@quayside/api-contract';
import { useState } from 'react';
import type { ReactNode } from 'react';

import type { DeploymentOutcome } from '../../runtime/followed.ts';
import type { SectionLevel } from '../../ui/SectionLevel.ts';
import { SectionStatus } from '../../shell/SectionStatus.tsx';
import { DeploymentsSection } from './DeploymentsSection.tsx';
import { useDeployments } from './useDeployments.tsx';

/** Props of {@link DeploymentsSectionContainer}. */
export interface DeploymentsSectionContainerProps {
  teamSlug: string;
  appSlug: string;
  /** Level of the heading. @default 2 */
  level?: SectionLevel | undefined;
}

/** Deployments of an app with the platform's data. Shows its own loading, empty and error states. */
export function DeploymentsSectionContainer(props: DeploymentsSectionContainerProps): ReactNode {
  // Page and order of one app must not apply to another.
  return (
    <SectionStatus>
      <DeploymentsOfApp key={`${props.teamSlug}/${props.appSlug}`} {...props} />
    </SectionStatus>
  );
}

function DeploymentsOfApp({ teamSlug, appSlug, level }: DeploymentsSectionContainerProps) {
  const [page, setPage] = useState(1);
  const [order, setOrder] = useState<SortOrder>('desc');
  const [outcome, setOutcome] = useState<DeploymentOutcome>();
  return (
    <DeploymentsSection
      {...useDeployments({ teamSlug, appSlug, page, order, outcome })}
      onPageChange={setPage}
      onOrderChange={(next) => {
        setOrder(next);
        setPage(1);
      }}
      onOutcomeChange={(next) => {
        setOutcome(next);
        setPage(1);
      }}
      level={level}
    />
  );
}
