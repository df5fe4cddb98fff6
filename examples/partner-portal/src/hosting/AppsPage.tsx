import { AppsContainer, parseSearch } from '@quayside/console';
import { useLocation, useParams } from 'react-router';

/** The apps of a team; page, order and search are in the URL. */
export function Component() {
  const { teamSlug = '' } = useParams();
  const { search } = useLocation();
  return <AppsContainer teamSlug={teamSlug} {...parseSearch('apps', search)} />;
}
