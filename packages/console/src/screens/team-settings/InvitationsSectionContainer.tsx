import type { ReactNode } from 'react';

import { teamSettingsMessages } from '../../runtime/messages/en/teamSettings.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { LoadedSection } from '../../ui/LoadedSection.tsx';
import type { SectionLevel } from '../../ui/SectionLevel.ts';
import { SectionStatus } from '../../shell/SectionStatus.tsx';
import { InvitationsSection } from './InvitationsSection.tsx';
import { useInvitations } from './useInvitations.ts';
import { useTeamView } from './useTeamView.ts';

/** Props of {@link InvitationsSectionContainer}. */
export interface InvitationsSectionContainerProps {
  teamSlug: string;
  /** Level of the heading. @default 2 */
  level?: SectionLevel | undefined;
}

/** Invitations of a team with the platform's data. Shows its own loading and error states. */
export function InvitationsSectionContainer(props: InvitationsSectionContainerProps): ReactNode {
  // Pending revocations of one team must not apply to another.
  return (
    <SectionStatus>
      <InvitationsOfTeam key={props.teamSlug} {...props} />
    </SectionStatus>
  );
}

function InvitationsOfTeam({ teamSlug, level }: InvitationsSectionContainerProps) {
  const texts = useMessages(teamSettingsMessages);
  const { view } = useTeamView(teamSlug);
  const invitations = useInvitations(teamSlug, view.status === 'ready' ? view.data : undefined);
  return (
    <LoadedSection
      data={view}
      heading={texts.invitations}
      errorTitle={texts.errorTitle}
      level={level}
    >
      {(data) => <InvitationsSection {...data} {...invitations} level={level} />}
    </LoadedSection>
  );
}
