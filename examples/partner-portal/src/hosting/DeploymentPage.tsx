import { DeploymentContainer } from '@quayside/console';
import { useParams } from 'react-router';

/** A deployment with its log. */
export function Component() {
  const { teamSlug = '', appSlug = '', deploymentId = '' } = useParams();
  return <DeploymentContainer teamSlug={teamSlug} appSlug={appSlug} deploymentId={deploymentId} />;
}
