import type { UserPublic } from '@quayside/api-contract';
import {
  Button,
  Card,
  CardBody,
  CardFooter,
  ConfirmDialog,
  Section,
  Select,
  SelectItem,
} from '@quayside/design-system';
import { useState } from 'react';

import { teamSettingsMessages } from '../../runtime/messages/en/teamSettings.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useErrorText } from '../../runtime/messages/useErrorText.ts';
import { nameOf } from '../../domain/teamRoles.ts';
import type { TeamView } from '../../domain/permissions.ts';
import { choice } from '../../ui/choice.css.ts';
import * as styles from './TeamSettings.css.ts';

interface TransferOwnershipProps extends TeamView {
  onTransfer: (to: UserPublic) => Promise<void>;
}

/** Transfers a team to one of its admins. */
export function TransferOwnership({ team, may, onTransfer }: TransferOwnershipProps) {
  const { transfer: texts, ownerOnly } = useMessages(teamSettingsMessages);
  const errorText = useErrorText();
  const [heirId, setHeirId] = useState<string | null>(null);
  // Kept while the dialog closes, when the new owner is no longer a candidate.
  const [asked, setAsked] = useState<UserPublic>();
  const [isOpen, setOpen] = useState(false);
  const candidates = may.admins.filter(({ id }) => id !== team.owner?.id);
  const heir = candidates.find(({ id }) => id === heirId);
  const reason = team.is_personal_team
    ? texts.personal
    : !may.transfer
      ? ownerOnly(team.owner ? nameOf(team.owner) : undefined)
      : candidates.length === 0
        ? texts.noAdmin
        : undefined;
  const isOff = reason !== undefined;

  return (
    <Section layout="split" title={texts.title} description={texts.text}>
      <Card>
        <CardBody className={choice}>
          <Select
            aria-label={texts.newOwner}
            className={styles.heir}
            placeholder={texts.choose}
            isDisabled={isOff}
            selectedKey={heir?.id ?? null}
            onSelectionChange={(key) => setHeirId(key === null ? null : String(key))}
          >
            {candidates.map((admin) => (
              <SelectItem
                key={admin.id}
                id={admin.id}
                textValue={nameOf(admin)}
                description={admin.email}
              >
                {nameOf(admin)}
              </SelectItem>
            ))}
          </Select>
          <Button
            isDisabled={isOff || heir === undefined}
            onPress={() => {
              setAsked(heir);
              setOpen(true);
            }}
          >
            {texts.action}…
          </Button>
        </CardBody>
        {isOff && <CardFooter>{reason}</CardFooter>}
      </Card>
      {asked && (
        <ConfirmDialog
          isOpen={isOpen}
          onOpenChange={setOpen}
          title={texts.action}
          actionLabel={texts.action}
          confirmation={team.name}
          errorText={errorText}
          onAction={() => onTransfer(asked)}
        >
          <p>{texts.confirm(nameOf(asked), team.name)}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}
