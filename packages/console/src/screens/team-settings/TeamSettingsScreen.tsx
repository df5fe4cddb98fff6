import type { Invitation, TeamLink, TeamRole, UserPublic } from '@quayside/api-contract';

import { teamSettingsMessages } from '../../runtime/messages/en/teamSettings.ts';
import type { Draft } from '../../ui/form/useDraft.ts';
import { loading } from '../../domain/loadable.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { pagesMessages } from '../../runtime/messages/en/pages.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { LoadingSections } from '../../ui/LoadingSections.tsx';
import { DeleteTeam } from './DeleteTeam.tsx';
import type { TeamView } from '../../domain/permissions.ts';
import { InvitationsSection } from './InvitationsSection.tsx';
import { MembersSection } from './MembersSection.tsx';
import { TeamProfile } from './TeamProfile.tsx';
import type { NameFormValues } from '../../ui/nameFormSchema.ts';
import type { UndoCountdown } from '../../runtime/undoableWrites.ts';
import { TransferOwnership } from './TransferOwnership.tsx';
import type { InviteProgress, InviteResult } from './inviteAll.ts';
import type { InviteValues } from './inviteSchema.ts';
import type { PageSlots } from '../../runtime/slots.ts';
import { PageWithSlots } from '../../ui/PageWithSlots.tsx';

/** Props of Team Settings. A rejected promise is shown at the control that started the action. */
export interface TeamSettingsScreenProps {
  /** The host's content on the page. @default none */
  slots?: PageSlots | undefined;
  /** The team, and the user's permissions in it. */
  view: Loadable<TeamView>;
  /** Number of apps in the team, once known. */
  appCount: number | undefined;
  onRename: (name: string) => Promise<void>;
  onRoleChange: (member: TeamLink, role: TeamRole) => Promise<void>;
  /** Removes a member at once. Rejects with a message to show. */
  onRemove: (member: TeamLink) => Promise<void>;
  /** Pending and expired invitations. Admins only: not read for others. */
  invitations: Loadable<readonly Invitation[]>;
  /** Invites each address. Reports the progress, and returns all results. */
  onInvite: (
    addresses: readonly string[],
    role: TeamRole,
    onProgress: (progress: InviteProgress) => void,
  ) => Promise<readonly InviteResult[]>;
  /** Replaces the link by a new one. Reports the outcome itself. */
  onResend: (invitation: Invitation) => Promise<void>;
  /** Revokes one after 8 seconds, and reports the outcome. */
  onRevoke: (invitation: Invitation) => void;
  onUndoRevoke: (invitation: Invitation) => void;
  /** Stops the countdown of a revocation, or lets it go on. */
  onHoldRevoke: (invitation: Invitation, isHeld: boolean) => void;
  /** Countdowns of pending revocations, by id. */
  revocations: ReadonlyMap<string, UndoCountdown>;
  onTransfer: (to: UserPublic) => Promise<void>;
  onDelete: () => Promise<void>;
  /** Drafts. @default none */
  nameDraft?: Draft<NameFormValues> | undefined;
  /** @default nowhere */
  inviteDraft?: Draft<InviteValues> | undefined;
}

/** Settings of a team: profile, members, invitations, ownership, and deletion. */
export function TeamSettingsScreen({
  slots,
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
  onHoldRevoke,
  revocations,
  onTransfer,
  onDelete,
  nameDraft,
  inviteDraft,
}: TeamSettingsScreenProps) {
  const pages = useMessages(pagesMessages);
  const texts = useMessages(teamSettingsMessages);
  return (
    <PageWithSlots slots={slots} title={pages.teamSettings}>
      {view.status === 'error' && (
        <LoadError title={texts.errorTitle} error={view.error} onRetry={view.retry} />
      )}
      {view.status === 'loading' && (
        <LoadingSections sections={[texts.profile, texts.members, texts.invitations]} />
      )}
      {view.status === 'ready' && (
        <>
          <TeamProfile {...view.data} onRename={onRename} draft={nameDraft} />
          <MembersSection {...view.data} onRoleChange={onRoleChange} onRemove={onRemove} />
          <InvitationsSection
            {...view.data}
            invitations={invitations}
            onInvite={onInvite}
            onResend={onResend}
            onRevoke={onRevoke}
            onUndoRevoke={onUndoRevoke}
            onHoldRevoke={onHoldRevoke}
            revocations={revocations}
            draft={inviteDraft}
          />
          <TransferOwnership {...view.data} onTransfer={onTransfer} />
          <DeleteTeam {...view.data} appCount={appCount} onDelete={onDelete} />
        </>
      )}
    </PageWithSlots>
  );
}

const nothing = () => Promise.resolve();

const noRevocations: ReadonlyMap<string, UndoCountdown> = new Map();

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
      onHoldRevoke={nothing}
      revocations={noRevocations}
      onTransfer={nothing}
      onDelete={nothing}
    />
  );
}
