import type { UserPublic } from '@quayside/api-contract';
import { Page } from '@quayside/design-system';

import { teamSettingsMessages } from '../../runtime/messages/en/teams.ts';
import type { Draft } from '../../ui/form/useDraft.ts';
import { loading } from '../../api/loadable.ts';
import type { Loadable } from '../../api/loadable.ts';
import { pagesMessages } from '../../runtime/messages/en/common.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { LoadingSections } from '../../ui/LoadingSections.tsx';
import { DeleteTeam } from './DeleteTeam.tsx';
import type { TeamView } from './permissions.ts';
import { TeamInvitations } from './TeamInvitations.tsx';
import type { TeamInvitationsProps } from './TeamInvitations.tsx';
import { TeamMembers } from './TeamMembers.tsx';
import type { TeamMembersProps } from './TeamMembers.tsx';
import { TeamProfile } from './TeamProfile.tsx';
import type { NameFormValues } from '../../ui/nameFormSchema.ts';
import { TransferOwnership } from './TransferOwnership.tsx';
import type { InviteValues } from './inviteSchema.ts';

/** Props of Team Settings. A rejected promise is shown at the control that started the action. */
export interface TeamSettingsScreenProps
  extends
    Pick<
      TeamInvitationsProps,
      'invitations' | 'onInvite' | 'onResend' | 'onRevoke' | 'onUndoRevoke' | 'revocations'
    >,
    Pick<TeamMembersProps, 'onRoleChange' | 'onRemove'> {
  /** The team, and the user's permissions in it. */
  view: Loadable<TeamView>;
  /** Number of apps in the team, once known. */
  appCount: number | undefined;
  onRename: (name: string) => Promise<void>;
  onTransfer: (to: UserPublic) => Promise<void>;
  onDelete: () => Promise<void>;
  /** Drafts. @default none */
  nameDraft?: Draft<NameFormValues> | undefined;
  /** @default nowhere */
  inviteDraft?: Draft<InviteValues> | undefined;
}

/** Settings of a team: profile, members, invitations, ownership, and deletion. */
export function TeamSettingsScreen({
  view,
  appCount,
  invitations,
  onRename,
  onRoleChange,
  onRemove,
  onInvite,
  onResend,
  onRevoke,
  onUndoRevoke,
  revocations,
  onTransfer,
  onDelete,
  nameDraft,
  inviteDraft,
}: TeamSettingsScreenProps) {
  const pages = useMessages(pagesMessages);
  const texts = useMessages(teamSettingsMessages);
  return (
    <Page title={pages.teamSettings}>
      {view.status === 'error' && (
        <LoadError title={texts.errorTitle} error={view.error} onRetry={view.retry} />
      )}
      {view.status === 'loading' && (
        <LoadingSections sections={[texts.profile, texts.members, texts.invitations]} />
      )}
      {view.status === 'ready' && (
        <>
          <TeamProfile {...view.data} onRename={onRename} draft={nameDraft} />
          <TeamMembers {...view.data} onRoleChange={onRoleChange} onRemove={onRemove} />
          <TeamInvitations
            {...view.data}
            invitations={invitations}
            onInvite={onInvite}
            onResend={onResend}
            onRevoke={onRevoke}
            onUndoRevoke={onUndoRevoke}
            revocations={revocations}
            draft={inviteDraft}
          />
          <TransferOwnership {...view.data} onTransfer={onTransfer} />
          <DeleteTeam {...view.data} appCount={appCount} onDelete={onDelete} />
        </>
      )}
    </Page>
  );
}

const nothing = () => Promise.resolve();

const noDeadlines: ReadonlyMap<string, number> = new Map();

/** The screen while its team loads, inert. */
export function TeamSettingsSkeleton() {
  return (
    <TeamSettingsScreen
      view={loading}
      appCount={undefined}
      invitations={loading}
      onRename={nothing}
      onRoleChange={nothing}
      onRemove={nothing}
      onInvite={() => Promise.resolve([])}
      onResend={nothing}
      onRevoke={nothing}
      onUndoRevoke={nothing}
      revocations={noDeadlines}
      onTransfer={nothing}
      onDelete={nothing}
    />
  );
}
