import { teamSettingsMessages } from '../../runtime/messages/en/teamSettings.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { namesOf } from '../../domain/permissions.ts';
import type { TeamView } from '../../domain/permissions.ts';
import { DangerSection } from '../../ui/DangerSection.tsx';

interface DeleteTeamProps extends TeamView {
  /** Number of apps deleted with it, once known. */
  appCount: number | undefined;
  onDelete: () => Promise<void>;
}

/** Deletes a team and everything in it. */
export function DeleteTeam({ team, may, appCount, onDelete }: DeleteTeamProps) {
  const { danger: texts, adminsOnly } = useMessages(teamSettingsMessages);
  const admins = namesOf(may.admins);
  const reason = team.is_personal_team
    ? texts.personal
    : may.administer
      ? undefined
      : adminsOnly(admins.names, admins.others);
  return (
    <DangerSection
      title={texts.title}
      description={reason === undefined ? texts.text(team.name, appCount) : undefined}
      lead={texts.lead(team.name)}
      action={texts.action}
      confirmation={team.name}
      isDisabled={reason !== undefined}
      reason={reason}
      onAction={onDelete}
    >
      <p>{texts.confirm(team.name)}</p>
    </DangerSection>
  );
}
