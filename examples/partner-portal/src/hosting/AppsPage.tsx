import { AppsContainer } from '@quayside/console';
import { useParams } from 'react-router';

/** The apps of a team; page, order and search are in the URL. */
export function Component() {
  const { teamSlug = '' } = useParams();
  return <AppsContainer teamSlug={teamSlug} />;
}
