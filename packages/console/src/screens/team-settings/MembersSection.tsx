import { isTeamRole } from '@quayside/api-contract';
import type { TeamLink, TeamRole } from '@quayside/api-contract';
import {
  Avatar,
  Badge,
  Button,
  Card,
  CardFooter,
  Inline,
  Section,
  Table,
  Text,
} from '@quayside/design-system';
import type { TableColumn } from '@quayside/design-system';
import { useId, useMemo, useState } from 'react';

import { teamSettingsMessages } from '../../runtime/messages/en/teamSettings.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import type { Messages } from '../../runtime/messages/messages.ts';
import { useLostFocus } from '../../ui/useLostFocus.ts';
import { nameOf, roleText } from '../../domain/teamRoles.ts';
import type { SectionLevel } from '../../ui/SectionLevel.ts';
import { ChangeRoleDialog, RemoveUserDialog } from './MemberDialogs.tsx';
import { isChangeable, namesOf } from '../../domain/permissions.ts';
import type { TeamView } from '../../domain/permissions.ts';
import * as styles from './TeamSettings.css.ts';

/** Props of the members section. */
export interface MembersSectionProps extends TeamView {
  /** Level of the heading. @default 2 */
  level?: SectionLevel | undefined;
  onRoleChange: (member: TeamLink, role: TeamRole) => Promise<void>;
  /** Removes a member at once. Rejects with a message to show. */
  onRemove: (member: TeamLink) => Promise<void>;
}

/** Members of a team, with actions for admins. */
export function MembersSection({ onRoleChange, onRemove, level, ...view }: MembersSectionProps) {
  const texts = useMessages(teamSettingsMessages);
  const { team, userId, may } = view;
  const admins = namesOf(may.admins);
  // Kept while the dialog closes.
  const [changed, setChanged] = useState<TeamLink>();
  const [removed, setRemoved] = useState<TeamLink>();
  const [open, setOpen] = useState<'changeRole' | 'remove'>();
  const noteId = useId();
  const { handlers } = useLostFocus();
  const otherOwner = team.owner?.id === userId ? undefined : team.owner;
  // Kept, so that a dialog opens without rendering every row.
  const columns = useMemo(
    () =>
      columnsOf({ team, userId, may }, texts.members, noteId, {
        onChangeRole(member) {
          setChanged(member);
          setOpen('changeRole');
        },
        onRemove(member) {
          setRemoved(member);
          setOpen('remove');
        },
      }),
    [team, userId, may, texts.members, noteId, setChanged, setRemoved, setOpen],
  );

  return (
    <Section
      layout="split"
      level={level}
      title={texts.members.title}
      description={texts.members.text}
    >
      <Card {...handlers}>
        <Table
          aria-label={texts.members.title}
          variant="plain"
          columns={columns}
          rows={team.user_links}
          getRowKey={({ user }) => user.id}
        />
        {!may.administer && (
          <CardFooter>{texts.adminsOnly(admins.names, admins.others)}</CardFooter>
        )}
        {may.administer && otherOwner && (
          <CardFooter id={noteId}>{texts.members.ownerStays(nameOf(otherOwner))}</CardFooter>
        )}
      </Card>
      {changed && (
        <ChangeRoleDialog
          member={changed}
          teamName={team.name}
          onRoleChange={onRoleChange}
          isOpen={open === 'changeRole'}
          onClose={() => setOpen(undefined)}
        />
      )}
      {removed && (
        <RemoveUserDialog
          member={removed}
          teamName={team.name}
          onRemove={onRemove}
          isOpen={open === 'remove'}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Section>
  );
}

interface MemberActions {
  onChangeRole: (member: TeamLink) => void;
  onRemove: (member: TeamLink) => void;
}

function columnsOf(
  view: TeamView,
  texts: Messages['teamSettings']['members'],
  noteId: string,
  { onChangeRole, onRemove }: MemberActions,
): TableColumn<TeamLink>[] {
  const { team, userId, may } = view;
  const columns: TableColumn<TeamLink>[] = [
    {
      id: 'member',
      header: texts.columns.member,
      cell: ({ user }) => (
        <span className={styles.member}>
          <Avatar name={nameOf(user)} />
          <span className={styles.names}>
            <bdi className={styles.address}>{user.email}</bdi>
            <span className={styles.badges}>
              {user.id === userId && (
                <Badge variant="secondary" size="sm">
                  {texts.you}
                </Badge>
              )}
              {user.id === team.owner?.id && (
                <Badge variant="outline" size="sm">
                  {texts.owner}
                </Badge>
              )}
            </span>
          </span>
        </span>
      ),
    },
    {
      id: 'role',
      header: texts.columns.role,
      width: 112,
      narrow: 'end',
      cell: ({ role }) => <Text tone="muted">{roleText(texts.roles, role)}</Text>,
    },
  ];
  if (!may.administer) return columns;
  return [
    ...columns,
    {
      id: 'actions',
      header: <span className={styles.actionsHead}>{texts.columns.actions}</span>,
      align: 'end',
      width: 264,
      cell(member) {
        const name = nameOf(member.user);
        if (member.user.id === userId) return null;
        const reason = isChangeable(view, member)
          ? {}
          : { isDisabled: true, 'aria-describedby': noteId };
        return (
          <Inline gap={1} justify="end">
            {isTeamRole(member.role) && (
              <Button
                variant="ghost"
                size="sm"
                aria-label={texts.changeRoleOf(name)}
                onPress={() => onChangeRole(member)}
                {...reason}
              >
                {texts.changeRole}
              </Button>
            )}
            <Button
              variant="ghost"
              size="sm"
              aria-label={texts.removeUserNamed(name)}
              onPress={() => onRemove(member)}
              {...reason}
            >
              {texts.removeUser}
            </Button>
          </Inline>
        );
      },
    },
  ];
}
