import { EnvironmentVariablesContainer } from '@quayside/console';
import { useParams } from 'react-router';

/** The environment variables of an app. */
export function Component() {
  const { teamSlug = '', appSlug = '' } = useParams();
  return <EnvironmentVariablesContainer teamSlug={teamSlug} appSlug={appSlug} />;
}
