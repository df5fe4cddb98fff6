import type { ReactNode } from 'react';

import { teamSettingsMessages } from '../../runtime/messages/en/teamSettings.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { LoadedSection } from '../../ui/LoadedSection.tsx';
import type { SectionLevel } from '../../ui/SectionLevel.ts';
import { SectionStatus } from '../../shell/SectionStatus.tsx';
import { MembersSection } from './MembersSection.tsx';
import { useMemberActions } from './useMemberActions.ts';
import { useTeamView } from './useTeamView.ts';

/** Props of {@link MembersSectionContainer}. */
export interface MembersSectionContainerProps {
  teamSlug: string;
  /** Level of the heading. @default 2 */
  level?: SectionLevel | undefined;
}

/** Members of a team with the platform's data. Shows its own loading and error states. */
export function MembersSectionContainer(props: MembersSectionContainerProps): ReactNode {
  return (
    <SectionStatus>
      <MembersOfTeam {...props} />
    </SectionStatus>
  );
}

function MembersOfTeam({ teamSlug, level }: MembersSectionContainerProps) {
  const texts = useMessages(teamSettingsMessages);
  const { view } = useTeamView(teamSlug);
  const actions = useMemberActions(view.status === 'ready' ? view.data.team : undefined);
  return (
    <LoadedSection
      // An open dialog of one team must not apply to another.
      key={teamSlug}
      data={view}
      heading={texts.members}
      errorTitle={texts.errorTitle}
      level={level}
    >
      {(data) => <MembersSection {...data} {...actions} level={level} />}
    </LoadedSection>
  );
}
