import { TeamSettingsContainer } from '@quayside/console';
import { useParams } from 'react-router';

/** A team: its members and invitations. */
export function Component() {
  const { teamSlug = '' } = useParams();
  return <TeamSettingsContainer teamSlug={teamSlug} />;
}
