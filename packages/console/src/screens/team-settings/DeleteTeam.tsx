import {
  Button,
  Card,
  CardBody,
  CardFooter,
  ConfirmDialog,
  Section,
  Text,
} from '@quayside/design-system';
import { useState } from 'react';

import { teamSettingsMessages } from '../../runtime/messages/en/teams.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useErrorText } from '../../runtime/messages/useErrorText.ts';
import { namesOf } from '../../domain/permissions.ts';
import type { TeamView } from '../../domain/permissions.ts';
import * as styles from './TeamSettings.css.ts';

interface DeleteTeamProps extends TeamView {
  /** Number of apps deleted with it, once known. */
  appCount: number | undefined;
  onDelete: () => Promise<void>;
}

/** Deletes a team and everything in it. */
export function DeleteTeam({ team, may, appCount, onDelete }: DeleteTeamProps) {
  const { danger: texts, adminsOnly } = useMessages(teamSettingsMessages);
  const admins = namesOf(may.admins);
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const reason = team.is_personal_team
    ? texts.personal
    : may.administer
      ? undefined
      : adminsOnly(admins.names, admins.others);
  return (
    <Section
      layout="split"
      title={texts.title}
      description={reason === undefined ? texts.text(team.name, appCount) : undefined}
    >
      <Card tone="danger">
        <CardBody className={styles.choice}>
          <Text as="p" size={13} className={styles.words}>
            {texts.lead(team.name)}
          </Text>
          <Button
            variant="danger-quiet"
            isDisabled={reason !== undefined}
            onPress={() => setOpen(true)}
          >
            {texts.action}…
          </Button>
        </CardBody>
        {reason !== undefined && <CardFooter>{reason}</CardFooter>}
      </Card>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={texts.action}
        actionLabel={texts.action}
        confirmation={team.name}
        errorText={errorText}
        onAction={() => onDelete()}
      >
        <p>{texts.confirm(team.name)}</p>
      </ConfirmDialog>
    </Section>
  );
}
