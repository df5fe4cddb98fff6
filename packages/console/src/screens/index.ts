export { bothLoadable, loading, mapLoadable, ready } from '../domain/loadable.ts';
export type { Loadable } from '../domain/loadable.ts';
export { AppSettingsScreen, AppSettingsSkeleton } from './app-settings/AppSettingsScreen.tsx';
export type {
  AppSettingsScreenProps,
  DeletePermission,
} from './app-settings/AppSettingsScreen.tsx';
export { AppsScreen, AppsSkeleton } from './apps/AppsScreen.tsx';
export type { AppsPage, AppsScreenProps } from './apps/AppsScreen.tsx';
export type { BuildLogProps, BuildLogReader } from './deployment/BuildLog.tsx';
export { DeploymentScreen, DeploymentSkeleton } from './deployment/DeploymentScreen.tsx';
export type { DeploymentScreenProps } from './deployment/DeploymentScreen.tsx';
export { DeploymentsScreen, DeploymentsSkeleton } from './deployments/DeploymentsScreen.tsx';
export type { DeploymentsScreenProps } from './deployments/DeploymentsScreen.tsx';
export { IntegrationScreen, IntegrationSkeleton } from './integration/IntegrationScreen.tsx';
export type { IntegrationScreenProps } from './integration/IntegrationScreen.tsx';
export type { IntegrationUse, VisibleResources } from './integration/VisibleResources.ts';
export { IntegrationCallbackScreen } from './integration-callback/IntegrationCallbackScreen.tsx';
export type {
  IntegrationCallbackOutcome,
  IntegrationCallbackScreenProps,
} from './integration-callback/IntegrationCallbackScreen.tsx';
export { IntegrationsScreen, IntegrationsSkeleton } from './integrations/IntegrationsScreen.tsx';
export type { IntegrationsScreenProps } from './integrations/IntegrationsScreen.tsx';
export type { ConnectedService } from './storage/ConnectedService.ts';
export { ConnectStorageScreen } from './storage/ConnectStorageScreen.tsx';
export type { ConnectStorageScreenProps } from './storage/ConnectStorageScreen.tsx';
export type { ConnectStorageValues } from './storage/connectStorageSchema.ts';
export { StorageScreen, StorageSkeleton } from './storage/StorageScreen.tsx';
export type { StorageScreenProps } from './storage/StorageScreen.tsx';
export type { WizardChoice, WizardOption, WizardStep, WizardStepId } from './storage/wizard.ts';
export { NewDeploymentScreen } from '../features/new-deployment/NewDeploymentScreen.tsx';
export type { NewDeploymentScreenProps } from '../features/new-deployment/NewDeploymentScreen.tsx';
export type { NewDeploymentState } from '../features/new-deployment/NewDeploymentState.ts';
export type { DeployProgress, DeployStep } from '../features/deploy-upload/createDeployRun.ts';
export type {
  LeftOut,
  LeftOutGroup,
  LeftOutReason,
  NameEncoding,
  PickedSourceFile,
  Source,
  SourcePlan,
  SourceProblem,
} from '../features/deploy-upload/source.ts';
export { SourceError } from '../features/deploy-upload/source.ts';
export {
  EnvironmentVariablesScreen,
  EnvironmentVariablesSkeleton,
} from './environment-variables/EnvironmentVariablesScreen.tsx';
export type { EnvironmentVariablesScreenProps } from './environment-variables/EnvironmentVariablesScreen.tsx';
export { GeneralScreen, GeneralSkeleton } from './general/GeneralScreen.tsx';
export type { GeneralScreenProps } from './general/GeneralScreen.tsx';
export { LogsScreen, LogsSkeleton } from './logs/LogsScreen.tsx';
export type { LogsScreenProps } from './logs/LogsScreen.tsx';
export type { AppLogReader } from './logs/LogsView.tsx';
export type { LogLineLink } from './logs/lineLinks.ts';
export type { LogRange, LogRangeQuery, LogSpanName } from '../domain/logRange.ts';
export type { VariableKindFilter } from './environment-variables/variableKinds.ts';
export type { StoredDrafts } from './environment-variables/variableDrafts.ts';
export type { ExportedFile } from './environment-variables/exportVariables.ts';
export type { VariableChange } from '../runtime/changeSets.ts';
export { DeviceAuthorizationScreen } from './device-authorization/DeviceAuthorizationScreen.tsx';
export type {
  DeviceAuthorizationScreenProps,
  DeviceAuthorizationView,
} from './device-authorization/DeviceAuthorizationScreen.tsx';
export { DeviceAuthorizationSkeleton } from './device-authorization/DeviceAuthorizationSkeleton.tsx';
export type { DeviceOutcome } from './device-authorization/DeviceOutcomeView.tsx';
export type { DeviceQuestionProps } from './device-authorization/DeviceQuestion.tsx';
export type { ErrorFallbackProps } from '../shell/page/ErrorFallbackProps.ts';
export { ErrorScreen } from './error/ErrorScreen.tsx';
export type { ErrorScreenProps } from './error/ErrorScreen.tsx';
export { LogInScreen } from './log-in/LogInScreen.tsx';
export type { LogInScreenProps } from './log-in/LogInScreen.tsx';
export { NotFoundScreen } from './not-found/NotFoundScreen.tsx';
export type { NotFoundScreenProps } from './not-found/NotFoundScreen.tsx';
export type { LogView } from '../ui/useLogPreferences.ts';
export type { TimeZoneSwitch } from '../shell/AccountMenu.tsx';
export type { ShellCrumb } from '../shell/breadcrumbs.ts';
export { ProductFooter } from '../shell/ProductFooter.tsx';
export type { ShellLink, ShellNavigation } from '../features/shell-navigation/shellNavigation.ts';
export { SignedInLayout } from '../shell/SignedInLayout.tsx';
export type { SignedInLayoutProps } from '../shell/SignedInLayout.tsx';
export { SignedInLayoutSkeleton } from '../shell/SignedInLayoutSkeleton.tsx';
export type { SwitchableTeam } from '../shell/TeamSwitcher.tsx';
export type { DisplayedRole } from '../domain/teamRoles.ts';
export { CallbackScreen } from './callback/CallbackScreen.tsx';
export type { CallbackScreenProps } from './callback/CallbackScreen.tsx';
export { InvitationScreen } from './invitation/InvitationScreen.tsx';
export type { InvitationScreenProps, InvitationView } from './invitation/InvitationScreen.tsx';
export { RecoverPasswordScreen } from './recover-password/RecoverPasswordScreen.tsx';
export type { RecoverPasswordScreenProps } from './recover-password/RecoverPasswordScreen.tsx';
export { ResetPasswordScreen } from './reset-password/ResetPasswordScreen.tsx';
export type { ResetPasswordScreenProps } from './reset-password/ResetPasswordScreen.tsx';
export { SignUpScreen } from './sign-up/SignUpScreen.tsx';
export type { SignUpScreenProps } from './sign-up/SignUpScreen.tsx';
export { VerifyEmailScreen } from './verify-email/VerifyEmailScreen.tsx';
export type { VerifyEmailScreenProps, VerifyEmailView } from './verify-email/VerifyEmailScreen.tsx';
export { VerifyUpdateEmailScreen } from './verify-update-email/VerifyUpdateEmailScreen.tsx';
export type {
  VerifyUpdateEmailScreenProps,
  VerifyUpdateEmailView,
} from './verify-update-email/VerifyUpdateEmailScreen.tsx';
export type { InvitationReader } from './invitation/InvitationOffer.tsx';
export { NewAppScreen } from './new-app/NewAppScreen.tsx';
export type { NewAppScreenProps } from './new-app/NewAppScreen.tsx';
export type { Draft } from '../ui/form/useDraft.ts';
export { FieldValidationError } from '../ui/form/FieldValidationError.ts';
export { TeamSettingsScreen, TeamSettingsSkeleton } from './team-settings/TeamSettingsScreen.tsx';
export type { TeamSettingsScreenProps } from './team-settings/TeamSettingsScreen.tsx';
export type { InviteProgress, InviteResult } from './team-settings/inviteAll.ts';
export type { InvitePeopleProps } from './team-settings/InvitePeople.tsx';
export type { InviteValues } from './team-settings/inviteSchema.ts';
export type { TeamPermissions, TeamView } from '../domain/permissions.ts';
export { AllTeamsScreen, AllTeamsSkeleton } from './all-teams/AllTeamsScreen.tsx';
export type { AllTeamsScreenProps } from './all-teams/AllTeamsScreen.tsx';
export type { TeamRow } from './all-teams/teamRows.ts';
export { NewTeamScreen } from './new-team/NewTeamScreen.tsx';
export type { NewTeamScreenProps } from './new-team/NewTeamScreen.tsx';
export type { NameFormValues } from '../ui/nameFormSchema.ts';
export {
  AccountSettingsScreen,
  AccountSettingsSkeleton,
} from './account-settings/AccountSettingsScreen.tsx';
export type {
  Account,
  AccountSettingsScreenProps,
} from './account-settings/AccountSettingsScreen.tsx';
export type { AccountProfileValues } from './account-settings/profileSchema.ts';
export type { AccountPreferencesProps } from './account-settings/AccountPreferences.tsx';
export type { ConnectedAccountsProps } from './account-settings/ConnectedAccounts.tsx';
export { HomeScreen, HomeSkeleton } from './home/HomeScreen.tsx';
export type { HomeScreenProps } from './home/HomeScreen.tsx';
export type { LatestDeployment } from '../domain/latestDeployments.ts';
export type { WaitingInvitationsProps } from './home/WaitingInvitations.tsx';
export { MembersSection } from './team-settings/MembersSection.tsx';
export type { MembersSectionProps } from './team-settings/MembersSection.tsx';
export { InvitationsSection } from './team-settings/InvitationsSection.tsx';
export type { InvitationsSectionProps } from './team-settings/InvitationsSection.tsx';
export { ProfileSection } from './account-settings/ProfileSection.tsx';
export type { ProfileSectionProps } from './account-settings/ProfileSection.tsx';
export { SecuritySection } from './account-settings/SecuritySection.tsx';
export type { SecuritySectionProps } from './account-settings/SecuritySection.tsx';
export { DeploymentsSection } from './deployments/DeploymentsSection.tsx';
export type { DeploymentsSectionProps } from './deployments/DeploymentsSection.tsx';
export { BuildLogSection } from './deployment/BuildLogSection.tsx';
export type { BuildLogData, BuildLogSectionProps } from './deployment/BuildLogSection.tsx';
export { LogsSection } from './logs/LogsSection.tsx';
export type { LogsSectionProps } from './logs/LogsSection.tsx';
export { EnvironmentVariablesSection } from './environment-variables/EnvironmentVariablesSection.tsx';
export type { EnvironmentVariablesSectionProps } from './environment-variables/EnvironmentVariablesSection.tsx';
export { StorageSection } from './storage/StorageSection.tsx';
export type { StorageSectionProps } from './storage/StorageSection.tsx';
export type { SectionLevel } from '../ui/SectionLevel.ts';
