import { Skeleton } from '@quayside/design-system';

import { loading } from '../../domain/loadable.ts';
import { DeploymentList } from './DeploymentList.tsx';
import type { DeploymentListData } from './DeploymentList.tsx';
import type { PageSlots } from '../../runtime/slots.ts';

/** Props of {@link DeploymentsScreen}. */
export interface DeploymentsScreenProps extends DeploymentListData {
  /** The host's content on the page. @default none */
  slots?: PageSlots | undefined;
}

/** Deployments of an app, five per page. */
export function DeploymentsScreen(props: DeploymentsScreenProps) {
  return <DeploymentList level={1} {...props} />;
}

/** The screen while its deployments load, inert. */
export function DeploymentsSkeleton() {
  return (
    <Skeleton isLoading>
      <DeploymentsScreen
        deployments={loading}
        page={1}
        pageSize={5}
        onPageChange={() => {}}
        order="desc"
        onOrderChange={() => {}}
        deploymentHref={() => ''}
      />
    </Skeleton>
  );
}
