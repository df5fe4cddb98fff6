import type { Team, UserMe } from '@quayside/api-contract';
import { Stack } from '@quayside/design-system';

import { accountSettingsMessages } from '../../runtime/messages/en/accountSettings.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './AccountSettings.css.ts';
import type { OwnedTeams } from './ownedTeams.ts';
import { DangerSection } from '../../ui/DangerSection.tsx';
import { PageLink } from '../../ui/PageLink.tsx';

/** Props of the account deletion section. */
export interface DeleteAccountProps {
  me: UserMe;
  owned: OwnedTeams;
  /** Page on which a team is transferred or deleted. */
  teamSettingsHref: (team: Team) => string | undefined;
  onDelete: () => Promise<void>;
}

/** Deletes the account, once its shared teams are transferred or deleted. */
export function DeleteAccount({ me, owned, teamSettingsHref, onDelete }: DeleteAccountProps) {
  const { danger: texts } = useMessages(accountSettingsMessages);
  const isBlocked = owned.blocking.length > 0;
  return (
    <DangerSection
      title={texts.title}
      lead={texts.text}
      action={texts.action}
      confirmation={me.email}
      isDisabled={isBlocked}
      reason={
        isBlocked ? (
          <Stack gap={1}>
            <p>{texts.blocked}</p>
            <ul className={styles.teams}>
              {owned.blocking.map((team) => (
                <li key={team.id}>
                  <PageLink href={teamSettingsHref(team)}>{team.name}</PageLink>
                </li>
              ))}
            </ul>
          </Stack>
        ) : undefined
      }
      onAction={onDelete}
    >
      <p>{`${texts.text} ${texts.confirm}`}</p>
      {owned.goingAlong.length > 0 && (
        <>
          <p>{texts.teams}</p>
          <ul className={styles.teams}>
            {owned.goingAlong.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </DangerSection>
  );
}
