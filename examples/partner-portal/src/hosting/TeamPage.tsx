import { TeamSettingsContainer } from '@quayside/console';
import { useParams } from 'react-router';

/** A team: its people, and who is invited. */
export function Component() {
  const { teamSlug = '' } = useParams();
  return <TeamSettingsContainer teamSlug={teamSlug} />;
}
