export type { Api } from './runtime/Api.ts';
export { appMutations, appQueries } from './api/apps.ts';
export type { AppListInput, AppLogsInput } from './api/apps.ts';
export { deploymentMutations, deploymentPageSize, deploymentQueries } from './api/deployments.ts';
export type { DeploymentListInput, DeploymentPageInput } from './api/deployments.ts';
export { deviceMutations, deviceQueries } from './api/devices.ts';
export {
  environmentVariableMutations,
  environmentVariableQueries,
} from './api/environmentVariables.ts';
export type { VariableChanges } from './api/environmentVariables.ts';
export type { DeploymentOutcome, Followed, FollowedDeployment } from './runtime/followed.ts';
export { integrationMutations, integrationQueries } from './api/integrations.ts';
export type { NewConnection } from './api/integrations.ts';
export { invitationMutations, invitationQueries } from './api/invitations.ts';
export { loginMutations } from './api/login.ts';
export { loginQueries } from './api/loginQueries.ts';
export type { Credentials } from './api/login.ts';
export { NameTakenError } from './api/NameTakenError.ts';
export { NotFoundError } from './api/NotFoundError.ts';
export { teamMutations, teamQueries } from './api/teams.ts';
export { toLoadable } from './api/toLoadable.ts';
export { userMutations, userQueries } from './api/users.ts';
export type { WatchedDeployment } from './features/deployment-dock/WatchedDeployment.ts';
export { canRedeploy, deploymentSteps, describeDeploymentStatus } from './api/deploymentStatus.ts';
export type {
  DeploymentBadge,
  DeploymentStatusDescription,
  DeploymentStep,
  DeploymentTone,
} from './api/deploymentStatus.ts';
export type { ListView } from './runtime/preferences/listView.ts';
export { bothLoadable, loading, mapLoadable, ready } from './api/loadable.ts';
export type { Loadable } from './api/loadable.ts';
export { en } from './runtime/messages/en/index.ts';
export { languageNames, loadLanguage, localeFor } from './runtime/messages/languages.ts';
export type { Language, LanguageChoice, LoadedLanguage } from './runtime/messages/languages.ts';
export { mergeMessages, missingMessages } from './runtime/messages/messages.ts';
export type {
  DeepPartial,
  MessageOverrides,
  Messages,
  Translation,
} from './runtime/messages/messages.ts';
export { createBlockers } from './runtime/navigation/blockers.ts';
export type { Blockers, BlockersOptions } from './runtime/navigation/blockers.ts';
export { logInPath, mayShow, redirectFrom, wantedPath } from './runtime/navigation/guard.ts';
export { createHistoryNavigation } from './runtime/navigation/history.ts';
export type { HistoryNavigationOptions, HistoryWindow } from './runtime/navigation/history.ts';
export { createMemoryNavigation } from './runtime/navigation/memory.ts';
export type { MemoryNavigation, MemoryNavigationOptions } from './runtime/navigation/memory.ts';
export type {
  Blocker,
  Location,
  NavigateOptions,
  Navigation,
} from './runtime/navigation/Navigation.ts';
export {
  buildPath,
  hasShell,
  isSwitchedOn,
  matchPage,
  matchPath,
  pageIds,
  pageOf,
  pageProps,
  parseSearch,
} from './runtime/navigation/paths.ts';
export type {
  PageAddress,
  PageId,
  PageMatch,
  PageParamName,
  PageParams,
  PageProps,
  PageSearch,
} from './runtime/navigation/paths.ts';
export { ConsolePages } from './mount/ConsolePages.tsx';
export type { ConsolePagesProps } from './mount/ConsolePages.tsx';
export { NotFoundPage, pages } from './pages.ts';
export type { Breadcrumb, Guard, PageDefinition, Redirect } from './runtime/definePage.tsx';
export { safeRedirect } from './runtime/navigation/safeRedirect.ts';
export { isUserFacingError } from './runtime/isUserFacingError.ts';
export { lazyWithPreload } from './runtime/lazyWithPreload.tsx';
export type { LazyComponent } from './runtime/lazyWithPreload.tsx';
export { PageOutlet } from './shell/page/PageOutlet.tsx';
export type { PageOutletProps } from './shell/page/PageOutlet.tsx';
export { PageLayout, preloadPage } from './shell/page/PageLayout.tsx';
export type { PageLayoutProps } from './shell/page/PageLayout.tsx';
export { useFocusOnArrival } from './shell/page/useFocusOnArrival.ts';
export { useScrollOnArrival } from './shell/page/useScrollOnArrival.ts';
export { CommandPaletteContainer } from './features/command-palette/CommandPaletteContainer.tsx';
export type { HostCommand } from './runtime/HostCommand.ts';
export type { Console, ConsoleToaster, Features, Links, SocialLink } from './runtime/Console.ts';
export type { BeforeAction, ConsoleAction } from './runtime/actions.ts';
export type { ConsoleEvent } from './runtime/events.ts';
export { ConsoleProvider } from './runtime/ConsoleProvider.tsx';
export type { Appearance, ConsoleProviderProps } from './runtime/ConsoleProvider.tsx';
export {
  useApi,
  useClient,
  useConsole,
  useCurrentTeam,
  useLocation,
  useLogout,
  useNavigation,
  useSession,
  useSessionExpired,
  useSignedIn,
  useToaster,
} from './runtime/useConsole.ts';
export { AppSettingsContainer } from './screens/app-settings/AppSettingsContainer.tsx';
export type { AppSettingsContainerProps } from './screens/app-settings/AppSettingsContainer.tsx';
export {
  AppSettingsScreen,
  AppSettingsSkeleton,
} from './screens/app-settings/AppSettingsScreen.tsx';
export type {
  AppSettingsScreenProps,
  DeletePermission,
} from './screens/app-settings/AppSettingsScreen.tsx';
export { AppsContainer } from './screens/apps/AppsContainer.tsx';
export type { AppsContainerProps } from './screens/apps/AppsContainer.tsx';
export { AppsScreen, AppsSkeleton } from './screens/apps/AppsScreen.tsx';
export type { AppsPage, AppsScreenProps } from './screens/apps/AppsScreen.tsx';
export type { BuildLogProps, BuildLogReader } from './screens/deployment/BuildLog.tsx';
export { DeploymentContainer } from './screens/deployment/DeploymentContainer.tsx';
export type { DeploymentContainerProps } from './screens/deployment/DeploymentContainer.tsx';
export { DeploymentScreen, DeploymentSkeleton } from './screens/deployment/DeploymentScreen.tsx';
export type { DeploymentScreenProps } from './screens/deployment/DeploymentScreen.tsx';
export { DeploymentsContainer } from './screens/deployments/DeploymentsContainer.tsx';
export type { DeploymentsContainerProps } from './screens/deployments/DeploymentsContainer.tsx';
export {
  DeploymentsScreen,
  DeploymentsSkeleton,
} from './screens/deployments/DeploymentsScreen.tsx';
export type { DeploymentsScreenProps } from './screens/deployments/DeploymentsScreen.tsx';
export { connectableProviders } from './runtime/connectableProviders.ts';
export { isConnectable } from './api/useConnectIntegration.ts';
export type { ConnectableProvider } from './api/useConnectIntegration.ts';
export { IntegrationContainer } from './screens/integration/IntegrationContainer.tsx';
export type { IntegrationContainerProps } from './screens/integration/IntegrationContainer.tsx';
export {
  IntegrationScreen,
  IntegrationSkeleton,
} from './screens/integration/IntegrationScreen.tsx';
export type { IntegrationScreenProps } from './screens/integration/IntegrationScreen.tsx';
export type { IntegrationUse, VisibleResources } from './screens/integration/VisibleResources.ts';
export type { IntegrationCallbackQuery } from './api/finishConnecting.ts';
export { IntegrationCallbackContainer } from './screens/integration-callback/IntegrationCallbackContainer.tsx';
export type { IntegrationCallbackContainerProps } from './screens/integration-callback/IntegrationCallbackContainer.tsx';
export { IntegrationCallbackScreen } from './screens/integration-callback/IntegrationCallbackScreen.tsx';
export type {
  IntegrationCallbackOutcome,
  IntegrationCallbackScreenProps,
} from './screens/integration-callback/IntegrationCallbackScreen.tsx';
export { IntegrationsContainer } from './screens/integrations/IntegrationsContainer.tsx';
export type { IntegrationsContainerProps } from './screens/integrations/IntegrationsContainer.tsx';
export {
  IntegrationsScreen,
  IntegrationsSkeleton,
} from './screens/integrations/IntegrationsScreen.tsx';
export type { IntegrationsScreenProps } from './screens/integrations/IntegrationsScreen.tsx';
export type { ConnectedService } from './screens/storage/ConnectedService.ts';
export { ConnectStorageScreen } from './screens/storage/ConnectStorageScreen.tsx';
export type { ConnectStorageScreenProps } from './screens/storage/ConnectStorageScreen.tsx';
export type { ConnectStorageValues } from './screens/storage/connectStorageSchema.ts';
export { StorageContainer } from './screens/storage/StorageContainer.tsx';
export type { StorageContainerProps } from './screens/storage/StorageContainer.tsx';
export { StorageScreen, StorageSkeleton } from './screens/storage/StorageScreen.tsx';
export type { StorageScreenProps } from './screens/storage/StorageScreen.tsx';
export type {
  WizardChoice,
  WizardOption,
  WizardStep,
  WizardStepId,
} from './screens/storage/wizard.ts';
export { NewDeploymentContainer } from './screens/new-deployment/NewDeploymentContainer.tsx';
export type { NewDeploymentContainerProps } from './screens/new-deployment/NewDeploymentContainer.tsx';
export { NewDeploymentScreen } from './screens/new-deployment/NewDeploymentScreen.tsx';
export type { NewDeploymentScreenProps } from './screens/new-deployment/NewDeploymentScreen.tsx';
export type { NewDeploymentState } from './screens/new-deployment/NewDeploymentState.ts';
export type { DeployProgress, DeployStep } from './features/deploy-upload/createDeployRun.ts';
export type {
  LeftOut,
  LeftOutGroup,
  LeftOutReason,
  NameEncoding,
  PickedSourceFile,
  Source,
  SourcePlan,
  SourceProblem,
} from './features/deploy-upload/source.ts';
export { SourceError } from './features/deploy-upload/source.ts';
export { uploadForm } from './runtime/uploadArchive.ts';
export type { UploadArchive, UploadOptions } from './runtime/uploadArchive.ts';
export { EnvironmentVariablesContainer } from './screens/environment-variables/EnvironmentVariablesContainer.tsx';
export type { EnvironmentVariablesContainerProps } from './screens/environment-variables/EnvironmentVariablesContainer.tsx';
export {
  EnvironmentVariablesScreen,
  EnvironmentVariablesSkeleton,
} from './screens/environment-variables/EnvironmentVariablesScreen.tsx';
export type { EnvironmentVariablesScreenProps } from './screens/environment-variables/EnvironmentVariablesScreen.tsx';
export { GeneralContainer } from './screens/general/GeneralContainer.tsx';
export type { GeneralContainerProps } from './screens/general/GeneralContainer.tsx';
export { GeneralScreen, GeneralSkeleton } from './screens/general/GeneralScreen.tsx';
export type { GeneralScreenProps } from './screens/general/GeneralScreen.tsx';
export { LogsContainer } from './screens/logs/LogsContainer.tsx';
export type { LogsContainerProps } from './screens/logs/LogsContainer.tsx';
export { LogsScreen, LogsSkeleton } from './screens/logs/LogsScreen.tsx';
export type { LogsScreenProps } from './screens/logs/LogsScreen.tsx';
export type { AppLogReader } from './screens/logs/LogsView.tsx';
export type { LogLineLink } from './screens/logs/lineLinks.ts';
export type { LogRange, LogRangeQuery, LogSpanName } from './screens/logs/logRange.ts';
export type { VariableKindFilter } from './screens/environment-variables/variableKinds.ts';
export type { StoredDrafts } from './screens/environment-variables/variableDrafts.ts';
export type { ExportedFile } from './screens/environment-variables/exportVariables.ts';
export type { VariableChange } from './api/variableChange.ts';
export {
  createBrowserPreferences,
  createMemoryPreferences,
  defaultPreferences,
} from './runtime/preferences/preferences.ts';
export type {
  BrowserPreferencesOptions,
  Preferences,
  PreferenceStore,
} from './runtime/preferences/preferences.ts';
export { useChangePreferences, usePreferences } from './runtime/preferences/usePreferences.ts';
export { checkToken } from './runtime/session/checkToken.ts';
export { createBrowserSession, createMemorySession } from './runtime/session/createSession.ts';
export { createTokenSession } from './runtime/session/createTokenSession.ts';
export type { FetchedToken, TokenSessionOptions } from './runtime/session/createTokenSession.ts';
export { TokenError } from './runtime/session/TokenError.ts';
export type {
  BrowserSessionOptions,
  MemorySessionOptions,
} from './runtime/session/createSession.ts';
export { createPkce } from './runtime/session/pkce.ts';
export type { Pkce, PkceCrypto } from './runtime/session/pkce.ts';
export type { SessionEvent } from './runtime/session/sessionControl.ts';
export type {
  PendingSocialLogin,
  SessionStore,
  ThemeChoice,
} from './runtime/session/SessionStore.ts';
export type { KeyValueStorage, StorageEvents } from './runtime/session/storage.ts';
export { DeviceAuthorizationContainer } from './screens/device-authorization/DeviceAuthorizationContainer.tsx';
export type { DeviceAuthorizationContainerProps } from './screens/device-authorization/DeviceAuthorizationContainer.tsx';
export { DeviceAuthorizationScreen } from './screens/device-authorization/DeviceAuthorizationScreen.tsx';
export type {
  DeviceAuthorizationScreenProps,
  DeviceAuthorizationView,
} from './screens/device-authorization/DeviceAuthorizationScreen.tsx';
export { DeviceAuthorizationSkeleton } from './screens/device-authorization/DeviceAuthorizationSkeleton.tsx';
export type { DeviceOutcome } from './screens/device-authorization/DeviceOutcomeView.tsx';
export type { DeviceQuestionProps } from './screens/device-authorization/DeviceQuestion.tsx';
export { ErrorContainer } from './screens/error/ErrorContainer.tsx';
export type { ErrorFallbackProps } from './shell/page/ErrorFallbackProps.ts';
export { ErrorScreen } from './screens/error/ErrorScreen.tsx';
export type { ErrorScreenProps } from './screens/error/ErrorScreen.tsx';
export { HomeContainer } from './screens/home/HomeContainer.tsx';
export { LogInContainer } from './screens/log-in/LogInContainer.tsx';
export type { LogInContainerProps } from './screens/log-in/LogInContainer.tsx';
export { LogInScreen } from './screens/log-in/LogInScreen.tsx';
export type { LogInScreenProps } from './screens/log-in/LogInScreen.tsx';
export { NotFoundContainer } from './screens/not-found/NotFoundContainer.tsx';
export type { NotFoundContainerProps } from './screens/not-found/NotFoundContainer.tsx';
export { NotFoundScreen } from './screens/not-found/NotFoundScreen.tsx';
export type { NotFoundScreenProps } from './screens/not-found/NotFoundScreen.tsx';
export type { Notify } from './features/deployment-dock/useNotify.ts';
export type { LogView } from './ui/useLogPreferences.ts';
export type { TimeZoneSwitch } from './shell/AccountMenu.tsx';
export type { ShellCrumb } from './shell/breadcrumbs.ts';
export { documentTitle } from './shell/documentTitle.ts';
export type { DocumentTitleParts } from './shell/documentTitle.ts';
export { ProductFooter } from './shell/ProductFooter.tsx';
export type { ShellLink, ShellNavigation } from './features/shell-navigation/shellNavigation.ts';
export { SignedInLayout } from './shell/SignedInLayout.tsx';
export type { SignedInLayoutProps } from './shell/SignedInLayout.tsx';
export { SignedInLayoutContainer } from './shell/SignedInLayoutContainer.tsx';
export type { SignedInLayoutContainerProps } from './shell/SignedInLayoutContainer.tsx';
export { SignedInLayoutSkeleton } from './shell/SignedInLayoutSkeleton.tsx';
export type { SwitchableTeam } from './shell/TeamSwitcher.tsx';
export type { DisplayedRole } from './ui/teamRoles.ts';
export { useDocumentTitle } from './shell/useDocumentTitle.ts';
export { CallbackContainer } from './screens/callback/CallbackContainer.tsx';
export { CallbackScreen } from './screens/callback/CallbackScreen.tsx';
export type { CallbackScreenProps } from './screens/callback/CallbackScreen.tsx';
export { InvitationContainer } from './screens/invitation/InvitationContainer.tsx';
export type { InvitationContainerProps } from './screens/invitation/InvitationContainer.tsx';
export { InvitationScreen } from './screens/invitation/InvitationScreen.tsx';
export type {
  InvitationScreenProps,
  InvitationView,
} from './screens/invitation/InvitationScreen.tsx';
export { RecoverPasswordContainer } from './screens/recover-password/RecoverPasswordContainer.tsx';
export type { RecoverPasswordContainerProps } from './screens/recover-password/RecoverPasswordContainer.tsx';
export { RecoverPasswordScreen } from './screens/recover-password/RecoverPasswordScreen.tsx';
export type { RecoverPasswordScreenProps } from './screens/recover-password/RecoverPasswordScreen.tsx';
export { ResetPasswordContainer } from './screens/reset-password/ResetPasswordContainer.tsx';
export type { ResetPasswordContainerProps } from './screens/reset-password/ResetPasswordContainer.tsx';
export { ResetPasswordScreen } from './screens/reset-password/ResetPasswordScreen.tsx';
export type { ResetPasswordScreenProps } from './screens/reset-password/ResetPasswordScreen.tsx';
export { SignUpContainer } from './screens/sign-up/SignUpContainer.tsx';
export type { SignUpContainerProps } from './screens/sign-up/SignUpContainer.tsx';
export { SignUpScreen } from './screens/sign-up/SignUpScreen.tsx';
export type { SignUpScreenProps } from './screens/sign-up/SignUpScreen.tsx';
export { VerifyEmailContainer } from './screens/verify-email/VerifyEmailContainer.tsx';
export type { VerifyEmailContainerProps } from './screens/verify-email/VerifyEmailContainer.tsx';
export { VerifyEmailScreen } from './screens/verify-email/VerifyEmailScreen.tsx';
export type {
  VerifyEmailScreenProps,
  VerifyEmailView,
} from './screens/verify-email/VerifyEmailScreen.tsx';
export { VerifyUpdateEmailContainer } from './screens/verify-update-email/VerifyUpdateEmailContainer.tsx';
export type { VerifyUpdateEmailContainerProps } from './screens/verify-update-email/VerifyUpdateEmailContainer.tsx';
export { VerifyUpdateEmailScreen } from './screens/verify-update-email/VerifyUpdateEmailScreen.tsx';
export type {
  VerifyUpdateEmailScreenProps,
  VerifyUpdateEmailView,
} from './screens/verify-update-email/VerifyUpdateEmailScreen.tsx';
export type { InvitationReader } from './screens/invitation/InvitationOffer.tsx';
export type { CallbackQuery } from './api/finishSocialLogin.ts';
export { NewAppContainer } from './screens/new-app/NewAppContainer.tsx';
export type { NewAppContainerProps } from './screens/new-app/NewAppContainer.tsx';
export { NewAppScreen } from './screens/new-app/NewAppScreen.tsx';
export type { NewAppScreenProps } from './screens/new-app/NewAppScreen.tsx';
export type { Draft } from './ui/form/useDraft.ts';
export { FieldValidationError } from './ui/form/FieldValidationError.ts';
export { TeamSettingsContainer } from './screens/team-settings/TeamSettingsContainer.tsx';
export type { TeamSettingsContainerProps } from './screens/team-settings/TeamSettingsContainer.tsx';
export {
  TeamSettingsScreen,
  TeamSettingsSkeleton,
} from './screens/team-settings/TeamSettingsScreen.tsx';
export type { TeamSettingsScreenProps } from './screens/team-settings/TeamSettingsScreen.tsx';
export type { InviteProgress, InviteResult } from './screens/team-settings/inviteAll.ts';
export type { InvitePeopleProps } from './screens/team-settings/InvitePeople.tsx';
export type { InviteValues } from './screens/team-settings/inviteSchema.ts';
export type { TeamPermissions, TeamView } from './screens/team-settings/permissions.ts';
export { AllTeamsContainer } from './screens/all-teams/AllTeamsContainer.tsx';
export type { AllTeamsContainerProps } from './screens/all-teams/AllTeamsContainer.tsx';
export { AllTeamsScreen, AllTeamsSkeleton } from './screens/all-teams/AllTeamsScreen.tsx';
export type { AllTeamsScreenProps } from './screens/all-teams/AllTeamsScreen.tsx';
export type { TeamRow } from './screens/all-teams/teamRows.ts';
export { NewTeamContainer } from './screens/new-team/NewTeamContainer.tsx';
export { NewTeamScreen } from './screens/new-team/NewTeamScreen.tsx';
export type { NewTeamScreenProps } from './screens/new-team/NewTeamScreen.tsx';
export type { NameFormValues } from './ui/nameFormSchema.ts';
export { AccountSettingsContainer } from './screens/account-settings/AccountSettingsContainer.tsx';
export {
  AccountSettingsScreen,
  AccountSettingsSkeleton,
} from './screens/account-settings/AccountSettingsScreen.tsx';
export type {
  Account,
  AccountSettingsScreenProps,
} from './screens/account-settings/AccountSettingsScreen.tsx';
export type { AccountProfileValues } from './screens/account-settings/profileSchema.ts';
export type { AccountPreferencesProps } from './screens/account-settings/AccountPreferences.tsx';
export type { ConnectedAccountsProps } from './screens/account-settings/ConnectedAccounts.tsx';
export { HomeScreen, HomeSkeleton } from './screens/home/HomeScreen.tsx';
export type { HomeScreenProps } from './screens/home/HomeScreen.tsx';
export type { LatestDeployment } from './api/latestDeployments.ts';
export type { WaitingInvitationsProps } from './screens/home/WaitingInvitations.tsx';
export { MembersSection } from './screens/team-settings/MembersSection.tsx';
export type { MembersSectionProps } from './screens/team-settings/MembersSection.tsx';
export { MembersSectionContainer } from './screens/team-settings/MembersSectionContainer.tsx';
export type { MembersSectionContainerProps } from './screens/team-settings/MembersSectionContainer.tsx';
export { InvitationsSection } from './screens/team-settings/InvitationsSection.tsx';
export type { InvitationsSectionProps } from './screens/team-settings/InvitationsSection.tsx';
export { InvitationsSectionContainer } from './screens/team-settings/InvitationsSectionContainer.tsx';
export type { InvitationsSectionContainerProps } from './screens/team-settings/InvitationsSectionContainer.tsx';
export { ProfileSection } from './screens/account-settings/ProfileSection.tsx';
export type { ProfileSectionProps } from './screens/account-settings/ProfileSection.tsx';
export { ProfileSectionContainer } from './screens/account-settings/ProfileSectionContainer.tsx';
export type { ProfileSectionContainerProps } from './screens/account-settings/ProfileSectionContainer.tsx';
export { SecuritySection } from './screens/account-settings/SecuritySection.tsx';
export type { SecuritySectionProps } from './screens/account-settings/SecuritySection.tsx';
export { SecuritySectionContainer } from './screens/account-settings/SecuritySectionContainer.tsx';
export type { SecuritySectionContainerProps } from './screens/account-settings/SecuritySectionContainer.tsx';
export { DeploymentsSection } from './screens/deployments/DeploymentsSection.tsx';
export type { DeploymentsSectionProps } from './screens/deployments/DeploymentsSection.tsx';
export { DeploymentsSectionContainer } from './screens/deployments/DeploymentsSectionContainer.tsx';
export type { DeploymentsSectionContainerProps } from './screens/deployments/DeploymentsSectionContainer.tsx';
export { BuildLogSection } from './screens/deployment/BuildLogSection.tsx';
export type { BuildLogData, BuildLogSectionProps } from './screens/deployment/BuildLogSection.tsx';
export { BuildLogSectionContainer } from './screens/deployment/BuildLogSectionContainer.tsx';
export type { BuildLogSectionContainerProps } from './screens/deployment/BuildLogSectionContainer.tsx';
export { LogsSection } from './screens/logs/LogsSection.tsx';
export type { LogsSectionProps } from './screens/logs/LogsSection.tsx';
export { LogsSectionContainer } from './screens/logs/LogsSectionContainer.tsx';
export type { LogsSectionContainerProps } from './screens/logs/LogsSectionContainer.tsx';
export { EnvironmentVariablesSection } from './screens/environment-variables/EnvironmentVariablesSection.tsx';
export type { EnvironmentVariablesSectionProps } from './screens/environment-variables/EnvironmentVariablesSection.tsx';
export { EnvironmentVariablesSectionContainer } from './screens/environment-variables/EnvironmentVariablesSectionContainer.tsx';
export type { EnvironmentVariablesSectionContainerProps } from './screens/environment-variables/EnvironmentVariablesSectionContainer.tsx';
export { StorageSection } from './screens/storage/StorageSection.tsx';
export type { StorageSectionProps } from './screens/storage/StorageSection.tsx';
export { StorageSectionContainer } from './screens/storage/StorageSectionContainer.tsx';
export type { StorageSectionContainerProps } from './screens/storage/StorageSectionContainer.tsx';
export type { SectionLevel } from './ui/SectionLevel.ts';
export type { PageSlots, SlotContext, SlotPageId, Slots } from './runtime/slots.ts';
