import type { SortOrder } from '@quayside/api-contract';
import type { ReactNode } from 'react';

import type { DeploymentOutcome } from '../../runtime/followed.ts';
import { usePageSearch } from '../../runtime/navigation/usePageSearch.ts';
import { useNavigation } from '../../runtime/useConsole.ts';
import { throwIfFailed } from '../../ui/throwIfFailed.ts';
import { DeploymentsScreen } from './DeploymentsScreen.tsx';
import { useDeployments } from './useDeployments.tsx';
import { usePageSlots } from '../../runtime/slots.ts';

/** Props of {@link DeploymentsContainer}: the parameters of the URL. */
export interface DeploymentsContainerProps {
  teamSlug: string;
  appSlug: string;
  /** From 1. @default 1 */
  page?: number | undefined;
  /** @default 'desc' */
  order?: SortOrder | undefined;
  /** @default all */
  status?: DeploymentOutcome | undefined;
}

/** Deployments with the platform's data. Throws a `NotFoundError` to the surrounding error boundary. */
export function DeploymentsContainer(props: DeploymentsContainerProps): ReactNode {
  // Pending actions of one app must not apply to another.
  return <DeploymentsOfApp key={`${props.teamSlug}/${props.appSlug}`} {...props} />;
}

function DeploymentsOfApp({ teamSlug, appSlug, ...given }: DeploymentsContainerProps) {
  const { search, pathWith } = usePageSearch('deployments', given);
  const { page = 1, order = 'desc', status } = search;
  const { navigate } = useNavigation();
  const list = useDeployments({ teamSlug, appSlug, page, order, outcome: status });
  throwIfFailed(list.deployments);

  const show = (next: {
    page?: number;
    order?: SortOrder;
    status: DeploymentOutcome | undefined;
  }) =>
    navigate(
      pathWith({
        page: next.page === 1 ? undefined : next.page,
        order: next.order === 'desc' ? undefined : next.order,
        status: next.status,
      }),
    );

  return (
    <DeploymentsScreen
      slots={usePageSlots('deployments', { teamSlug, appSlug })}
      {...list}
      onPageChange={(nextPage) => show({ page: nextPage, order, status })}
      onOrderChange={(nextOrder) => show({ order: nextOrder, status })}
      onOutcomeChange={(outcome) => show({ order, status: outcome })}
    />
  );
}

export default DeploymentsContainer;
