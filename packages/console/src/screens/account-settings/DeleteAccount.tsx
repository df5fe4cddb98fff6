import type { Team, UserMe } from '@quayside/api-contract';
import {
  Button,
  Card,
  CardBody,
  CardFooter,
  ConfirmDialog,
  Section,
  Stack,
  Text,
} from '@quayside/design-system';
import { useId, useState } from 'react';

import { accountSettingsMessages } from '../../runtime/messages/en/teams.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useErrorText } from '../../runtime/messages/useErrorText.ts';
import * as styles from './AccountSettings.css.ts';
import type { OwnedTeams } from './ownedTeams.ts';
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
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const noteId = useId();
  const isBlocked = owned.blocking.length > 0;
  return (
    <Section layout="split" title={texts.title}>
      <Card tone="danger">
        <CardBody className={styles.choice}>
          <Text as="p" size={13} className={styles.words}>
            {texts.text}
          </Text>
          <Button
            variant="danger-quiet"
            isDisabled={isBlocked}
            aria-describedby={isBlocked ? noteId : undefined}
            onPress={() => setOpen(true)}
          >
            {texts.action}…
          </Button>
        </CardBody>
        {isBlocked && (
          <CardFooter>
            <Stack gap={1} id={noteId}>
              <p>{texts.blocked}</p>
              <ul className={styles.teams}>
                {owned.blocking.map((team) => (
                  <li key={team.id}>
                    <PageLink href={teamSettingsHref(team)}>{team.name}</PageLink>
                  </li>
                ))}
              </ul>
            </Stack>
          </CardFooter>
        )}
      </Card>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={texts.action}
        actionLabel={texts.action}
        confirmation={me.email}
        errorText={errorText}
        onAction={() => onDelete()}
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
      </ConfirmDialog>
    </Section>
  );
}
