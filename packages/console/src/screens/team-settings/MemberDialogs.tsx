import type { TeamLink, TeamRole } from '@quayside/api-contract';
import { AlertDialog, Avatar, Text } from '@quayside/design-system';

import { teamSettingsMessages } from '../../runtime/messages/en/teamSettings.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useErrorText } from '../../runtime/messages/useErrorText.ts';
import { nameOf, roleText } from '../../domain/teamRoles.ts';
import * as styles from './TeamSettings.css.ts';

interface MemberDialogProps {
  member: TeamLink;
  teamName: string;
  isOpen: boolean;
  onClose: () => void;
}

interface ChangeRoleDialogProps extends MemberDialogProps {
  onRoleChange: (member: TeamLink, role: TeamRole) => Promise<void>;
}

/** Confirmation of a role change, with the permissions that the member gains or loses. */
export function ChangeRoleDialog({
  member,
  teamName,
  isOpen,
  onClose,
  onRoleChange,
}: ChangeRoleDialogProps) {
  const { members: texts } = useMessages(teamSettingsMessages);
  const errorText = useErrorText();
  const name = nameOf(member.user);
  const isPromotion = member.role === 'member';
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      tone="neutral"
      title={texts.changeRole}
      actionLabel={isPromotion ? texts.makeAdmin : texts.makeMember}
      errorText={errorText}
      onAction={() => onRoleChange(member, isPromotion ? 'admin' : 'member')}
    >
      <Person member={member} />
      <p>{isPromotion ? texts.promote(name, teamName) : texts.demote(name, teamName)}</p>
    </AlertDialog>
  );
}

interface RemoveUserDialogProps extends MemberDialogProps {
  onRemove: (member: TeamLink) => Promise<void>;
}

/** Confirmation of removing a member, with the consequences. */
export function RemoveUserDialog({
  member,
  teamName,
  isOpen,
  onClose,
  onRemove,
}: RemoveUserDialogProps) {
  const { members: texts } = useMessages(teamSettingsMessages);
  const errorText = useErrorText();
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={texts.removeUser}
      actionLabel={texts.removeUser}
      errorText={errorText}
      onAction={() => onRemove(member)}
    >
      <Person member={member} />
      <p>{texts.remove(nameOf(member.user), teamName)}</p>
    </AlertDialog>
  );
}

function Person({ member: { user, role } }: { member: TeamLink }) {
  const { members: texts } = useMessages(teamSettingsMessages);
  return (
    <div className={styles.person}>
      <Avatar name={nameOf(user)} />
      <div className={styles.lines}>
        <Text weight="medium">
          <bdi>{nameOf(user)}</bdi>
        </Text>
        <Text size={12} tone="muted">
          <bdi>{user.email}</bdi>, {roleText(texts.roles, role)}
        </Text>
      </div>
    </div>
  );
}
