import { DeploymentsContainer, parseSearch } from '@quayside/console';
import { useLocation, useParams } from 'react-router';

/** The deployments of an app. */
export function Component() {
  const { teamSlug = '', appSlug = '' } = useParams();
  const { search } = useLocation();
  return (
    <DeploymentsContainer
      teamSlug={teamSlug}
      appSlug={appSlug}
      {...parseSearch('deployments', search)}
    />
  );
}
