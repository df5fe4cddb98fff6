import { GeneralContainer } from '@quayside/console';
import { useParams } from 'react-router';

/** One app. */
export function Component() {
  const { teamSlug = '', appSlug = '' } = useParams();
  return <GeneralContainer teamSlug={teamSlug} appSlug={appSlug} />;
}
