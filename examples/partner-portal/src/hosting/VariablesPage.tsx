import { EnvironmentVariablesContainer, parseSearch } from '@quayside/console';
import { useLocation, useParams } from 'react-router';

/** The environment variables of an app. */
export function Component() {
  const { teamSlug = '', appSlug = '' } = useParams();
  const { search } = useLocation();
  return (
    <EnvironmentVariablesContainer
      teamSlug={teamSlug}
      appSlug={appSlug}
      {...parseSearch('environmentVariables', search)}
    />
  );
}
