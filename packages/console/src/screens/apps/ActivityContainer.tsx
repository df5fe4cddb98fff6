import type { ReactNode } from 'react';

import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { ActivityView } from './ActivityView.tsx';
import { useTeamActivity } from './useTeamActivity.ts';

interface ActivityContainerProps {
  teamSlug: string;
  /** `undefined` while it is unknown. */
  teamId: string | undefined;
}

/** Activity of a team with the platform's data, which loads when it is first rendered. */
export default function ActivityContainer({ teamSlug, teamId }: ActivityContainerProps): ReactNode {
  const linkTo = useLinkTo();
  return (
    <ActivityView
      activity={useTeamActivity(teamId)}
      appHref={({ slug }) => linkTo('general', { teamSlug, appSlug: slug })}
      deploymentHref={({ slug }, { id }) =>
        linkTo('deployment', { teamSlug, appSlug: slug, deploymentId: id })
      }
    />
  );
}
