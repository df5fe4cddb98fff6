import { isTeamRole } from '@quayside/api-contract';
import type { Invitation } from '@quayside/api-contract';
import {
  Announcement,
  Button,
  Card,
  CardBody,
  Inline,
  Section,
  Table,
  Text,
} from '@quayside/design-system';
import type { TableColumn } from '@quayside/design-system';
import { useState } from 'react';

import { teamSettingsMessages } from '../../runtime/messages/en/teamSettings.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { OptionalTime } from '../../ui/OptionalTime.tsx';
import { roleText } from '../../domain/teamRoles.ts';
import type { SectionLevel } from '../../ui/SectionLevel.ts';
import { Undoable } from '../../ui/Undoable.tsx';
import { useLostFocus } from '../../ui/useLostFocus.ts';
import * as styles from './TeamSettings.css.ts';
import { InvitePeople } from './InvitePeople.tsx';
import type { InvitePeopleProps } from './InvitePeople.tsx';
import type { UndoCountdown } from '../../runtime/undoableWrites.ts';
import { namesOf } from '../../domain/permissions.ts';
import type { TeamView } from '../../domain/permissions.ts';

/** Props of the invitations section. */
export interface InvitationsSectionProps extends TeamView, InvitePeopleProps {
  /** Level of the heading. @default 2 */
  level?: SectionLevel | undefined;
  /** Pending and expired invitations. Admins only: not read for others. */
  invitations: Loadable<readonly Invitation[]>;
  /** Replaces the link by a new one. Reports the outcome itself. */
  onResend: (invitation: Invitation) => Promise<void>;
  /** Revokes one after 8 seconds, and reports the outcome. */
  onRevoke: (invitation: Invitation) => void;
  onUndoRevoke: (invitation: Invitation) => void;
  /** Stops the countdown of a revocation, or lets it go on. */
  onHoldRevoke: (invitation: Invitation, isHeld: boolean) => void;
  /** Countdowns of pending revocations, by id. */
  revocations: ReadonlyMap<string, UndoCountdown>;
}

/** Form that invites users to a team, and the open invitations. */
export function InvitationsSection({
  invitations,
  onResend,
  onRevoke,
  onUndoRevoke,
  onHoldRevoke,
  revocations,
  onInvite,
  draft,
  level,
  team,
  may,
}: InvitationsSectionProps) {
  const { invitations: texts, adminsOnly } = useMessages(teamSettingsMessages);
  const admins = namesOf(may.admins);
  const reason = team.is_personal_team
    ? texts.personal
    : may.administer
      ? undefined
      : adminsOnly(admins.names, admins.others);
  return (
    <Section layout="split" level={level} title={texts.title} description={texts.text}>
      <Card>
        {reason === undefined ? (
          <>
            <InvitePeople onInvite={onInvite} draft={draft} />
            <OpenInvitations
              invitations={invitations}
              onResend={onResend}
              onRevoke={onRevoke}
              onUndoRevoke={onUndoRevoke}
              onHoldRevoke={onHoldRevoke}
              revocations={revocations}
            />
          </>
        ) : (
          <CardBody>
            <Text as="p" size={13} tone="muted">
              {reason}
            </Text>
          </CardBody>
        )}
      </Card>
    </Section>
  );
}

type OpenInvitationsProps = Pick<
  InvitationsSectionProps,
  'invitations' | 'onResend' | 'onRevoke' | 'onUndoRevoke' | 'onHoldRevoke' | 'revocations'
>;

function OpenInvitations({ invitations, ...actions }: OpenInvitationsProps) {
  const { invitations: texts } = useMessages(teamSettingsMessages);
  const columns = useColumns(actions);
  const { handlers } = useLostFocus();
  const [latestId] = [...actions.revocations.keys()].slice(-1);
  const all = invitations.status === 'ready' ? invitations.data : [];
  const latest = all.find(({ id }) => id === latestId);
  return (
    <div {...handlers}>
      <Announcement text={latest === undefined ? '' : texts.revokingOf(latest.email)} />
      <Table
        aria-label={texts.list}
        variant="plain"
        columns={columns}
        rows={invitations.status === 'ready' ? invitations.data : undefined}
        getRowKey={({ id }) => id}
        error={
          invitations.status === 'error' ? (
            <LoadError
              title={texts.errorTitle}
              error={invitations.error}
              onRetry={invitations.retry}
            />
          ) : undefined
        }
        empty={
          <Text as="p" size={13} tone="muted">
            {texts.empty}
          </Text>
        }
      />
    </div>
  );
}

function useColumns({
  onResend,
  onRevoke,
  onUndoRevoke,
  onHoldRevoke,
  revocations,
}: Omit<OpenInvitationsProps, 'invitations'>): TableColumn<Invitation>[] {
  const { invitations: texts, members } = useMessages(teamSettingsMessages);
  return [
    {
      id: 'email',
      header: texts.columns.email,
      cell: ({ email }) => <bdi className={styles.address}>{email}</bdi>,
    },
    {
      id: 'role',
      header: texts.columns.role,
      width: 108,
      narrow: 'end',
      cell: ({ role }) => <Text tone="muted">{roleText(members.roles, role)}</Text>,
    },
    {
      id: 'status',
      header: texts.columns.status,
      width: 164,
      cell: ({ status, expires_at: expiresAt }) =>
        status === 'pending' ? (
          <Text tone="muted">
            {texts.expires} <OptionalTime value={expiresAt} />
          </Text>
        ) : (
          <Text tone="warning">
            {texts.expired} <OptionalTime value={expiresAt} />
          </Text>
        ),
    },
    {
      id: 'actions',
      header: <span className={styles.actionsHead}>{texts.columns.actions}</span>,
      align: 'end',
      width: 236,
      cell(invitation) {
        const countdown = revocations.get(invitation.id);
        if (countdown !== undefined) {
          return (
            <Inline justify="end">
              <Undoable
                countdown={countdown}
                text={texts.revoking}
                undoLabel={texts.undoRevoke(invitation.email)}
                onUndo={() => onUndoRevoke(invitation)}
                onHeldChange={(isHeld) => onHoldRevoke(invitation, isHeld)}
              />
            </Inline>
          );
        }
        return (
          <Inline gap={1} justify="end">
            {isTeamRole(invitation.role) && (
              <ResendInvitation invitation={invitation} onResend={onResend} />
            )}
            <Button
              variant="ghost"
              size="sm"
              aria-label={
                invitation.status === 'pending'
                  ? texts.revokeOf(invitation.email)
                  : texts.removeOf(invitation.email)
              }
              onPress={() => onRevoke(invitation)}
            >
              {invitation.status === 'pending' ? texts.revoke : texts.remove}
            </Button>
          </Inline>
        );
      },
    },
  ];
}

interface ResendInvitationProps {
  invitation: Invitation;
  onResend: (invitation: Invitation) => Promise<void>;
}

function ResendInvitation({ invitation, onResend }: ResendInvitationProps) {
  const { invitations: texts } = useMessages(teamSettingsMessages);
  const [isPending, setPending] = useState(false);
  async function resend() {
    setPending(true);
    await onResend(invitation).finally(() => setPending(false));
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={texts.resendTo(invitation.email)}
      isPending={isPending}
      onPress={() => void resend()}
    >
      {texts.resend}
    </Button>
  );
}
