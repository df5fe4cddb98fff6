import type { Team, UserMe } from '@quayside/api-contract';

import { accountSettingsMessages } from '../../runtime/messages/en/accountSettings.ts';
import { pagesMessages } from '../../runtime/messages/en/pages.ts';
import type { Draft } from '../../ui/form/useDraft.ts';
import { loading } from '../../domain/loadable.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { defaultPreferences } from '../../runtime/preferences/preferences.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { LoadingSections } from '../../ui/LoadingSections.tsx';
import { AccountPreferences } from './AccountPreferences.tsx';
import type { AccountPreferencesProps } from './AccountPreferences.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import type { AccountProfileValues } from './profileSchema.ts';
import { SecuritySection } from './SecuritySection.tsx';
import { ConnectedAccounts } from './ConnectedAccounts.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { ownedTeams } from './ownedTeams.ts';
import type { PageSlots } from '../../runtime/slots.ts';
import { PageWithSlots } from '../../ui/PageWithSlots.tsx';

/** An account, and the teams of the user. */
export interface Account {
  me: UserMe;
  teams: readonly Team[];
}

/** Props of Account Settings. A rejected promise is shown at the control that started the action. */
export interface AccountSettingsScreenProps extends AccountPreferencesProps {
  /** The host's content on the page. @default none */
  slots?: PageSlots | undefined;
  account: Loadable<Account>;
  /** The new address that is not confirmed yet. */
  pendingEmail: string | undefined;
  /** Saves the name, and sends a link to a new address. */
  onSaveProfile: (changed: Partial<AccountProfileValues>) => Promise<void>;
  /** Sends the link to an address again. Rejects if that fails, after reporting the error. */
  onResend: (email: string) => Promise<void>;
  /** Drafts of the profile; passwords are never stored. @default none */
  profileDraft?: Draft<AccountProfileValues> | undefined;
  /** Throws a `FieldValidationError` if one of the two is rejected. */
  onChangePassword: (passwords: { current: string; next: string }) => Promise<void>;
  /** Emails a link for setting a password, for users without one. Reports the outcome itself. */
  onSendPasswordLink: () => Promise<void>;
  /** Connects an account of a provider. */
  onConnect: (provider: string) => Promise<void>;
  /** Disconnects an account of a provider. */
  onDisconnect: (provider: string) => Promise<void>;
  /** Page on which a team is transferred or deleted. */
  teamSettingsHref: (team: Team) => string | undefined;
  onDelete: () => Promise<void>;
}

/** Settings of the user's account: profile, password, connected accounts, and deletion. */
export function AccountSettingsScreen({
  slots,
  account,
  pendingEmail,
  onSaveProfile,
  onResend,
  profileDraft,
  onChangePassword,
  onSendPasswordLink,
  onConnect,
  onDisconnect,
  teamSettingsHref,
  onDelete,
  ...preferences
}: AccountSettingsScreenProps) {
  const pages = useMessages(pagesMessages);
  const texts = useMessages(accountSettingsMessages);
  return (
    <PageWithSlots slots={slots} title={pages.accountSettings}>
      {account.status === 'error' && (
        <LoadError title={texts.errorTitle} error={account.error} onRetry={account.retry} />
      )}
      {account.status === 'loading' && (
        <LoadingSections sections={[texts.profile, texts.security, texts.connections]} />
      )}
      {account.status === 'ready' && (
        <>
          <ProfileSection
            me={account.data.me}
            pendingEmail={pendingEmail}
            onSave={onSaveProfile}
            onResend={onResend}
            draft={profileDraft}
          />
          <SecuritySection
            me={account.data.me}
            onChangePassword={onChangePassword}
            onSendPasswordLink={onSendPasswordLink}
          />
          <ConnectedAccounts
            me={account.data.me}
            onConnect={onConnect}
            onDisconnect={onDisconnect}
          />
          <AccountPreferences {...preferences} />
          <DeleteAccount
            me={account.data.me}
            owned={ownedTeams(account.data.teams, account.data.me.id)}
            teamSettingsHref={teamSettingsHref}
            onDelete={onDelete}
          />
        </>
      )}
    </PageWithSlots>
  );
}

const nothing = () => Promise.resolve();

/** The screen while its account loads, inert. */
export function AccountSettingsSkeleton() {
  return (
    <AccountSettingsScreen
      account={loading}
      pendingEmail={undefined}
      onSaveProfile={nothing}
      onResend={nothing}
      onChangePassword={nothing}
      onSendPasswordLink={nothing}
      onConnect={nothing}
      onDisconnect={nothing}
      teamSettingsHref={() => ''}
      preferences={defaultPreferences}
      onPreferencesChange={() => {}}
      notify={{ isOn: false, isDenied: false, change: () => {} }}
      onDelete={nothing}
    />
  );
}
