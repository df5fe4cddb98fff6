import { DeploymentsContainer } from '@quayside/console';
import { useParams } from 'react-router';

/** The deployments of an app. */
export function Component() {
  const { teamSlug = '', appSlug = '' } = useParams();
  return <DeploymentsContainer teamSlug={teamSlug} appSlug={appSlug} />;
}
