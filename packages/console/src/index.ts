export type { WatchedDeployment } from './features/deployment-dock/WatchedDeployment.ts';
export { en } from './runtime/messages/en/index.ts';
export { languageNames, loadLanguage, localeFor } from './runtime/messages/languages.ts';
export type { Language, LanguageChoice, LoadedLanguage } from './runtime/messages/languages.ts';
export { mergeMessages, missingMessages } from './runtime/messages/messages.ts';
export type { MessageOverrides, Messages, Translation } from './runtime/messages/messages.ts';
export { createBlockers } from './runtime/navigation/blockers.ts';
export { redirectFrom } from './runtime/navigation/guard.ts';
export { createHistoryNavigation } from './runtime/navigation/history.ts';
export { createMemoryNavigation } from './runtime/navigation/memory.ts';
export type {
  Blocker,
  Location,
  NavigateOptions,
  Navigation,
} from './runtime/navigation/Navigation.ts';
export { buildPath, isSwitchedOn, matchPage, parseSearch } from './runtime/navigation/paths.ts';
export type { PageId, PageParams, PageSearch } from './runtime/navigation/paths.ts';
export { ConsolePages } from './mount/ConsolePages.tsx';
export { NotFoundPage, pages } from './pages.ts';
export type { PageDefinition } from './runtime/definePage.tsx';
export { isUserFacingError } from './runtime/isUserFacingError.ts';
export { PageOutlet } from './shell/page/PageOutlet.tsx';
export { preloadPage } from './runtime/navigation/preloadPage.ts';
export { PageLayout } from './shell/page/PageLayout.tsx';
export { useFocusOnArrival } from './shell/page/useFocusOnArrival.ts';
export { useScrollOnArrival } from './shell/page/useScrollOnArrival.ts';
export { CommandPaletteContainer } from './features/command-palette/CommandPaletteContainer.tsx';
export type { HostCommand } from './runtime/HostCommand.ts';
export type { Features, Links, SocialLink } from './runtime/Console.ts';
export type { ActionDecision, BeforeAction, ConsoleAction } from './runtime/actions.ts';
export type { ConsoleEvent } from './runtime/events.ts';
export { createConsole } from './runtime/createConsole.ts';
export type { ConsoleOptions, ConsoleRuntime } from './runtime/createConsole.ts';
export { ConsoleProvider } from './runtime/ConsoleProvider.tsx';
export type { Appearance, ConsoleProviderProps } from './runtime/ConsoleProvider.tsx';
export {
  useApi,
  useConsole,
  useCurrentTeam,
  useLocation,
  useLogout,
  useNavigation,
  useSession,
  useToaster,
} from './runtime/useConsole.ts';
export { AppSettingsContainer } from './screens/app-settings/AppSettingsContainer.tsx';
export { AppsContainer } from './screens/apps/AppsContainer.tsx';
export { DeploymentContainer } from './screens/deployment/DeploymentContainer.tsx';
export { DeploymentsContainer } from './screens/deployments/DeploymentsContainer.tsx';
export { IntegrationContainer } from './screens/integration/IntegrationContainer.tsx';
export { IntegrationCallbackContainer } from './screens/integration-callback/IntegrationCallbackContainer.tsx';
export { IntegrationsContainer } from './screens/integrations/IntegrationsContainer.tsx';
export { StorageContainer } from './screens/storage/StorageContainer.tsx';
export { NewDeploymentContainer } from './features/new-deployment/NewDeploymentContainer.tsx';
export { EnvironmentVariablesContainer } from './screens/environment-variables/EnvironmentVariablesContainer.tsx';
export { GeneralContainer } from './screens/general/GeneralContainer.tsx';
export { LogsContainer } from './screens/logs/LogsContainer.tsx';
export {
  createBrowserPreferences,
  createMemoryPreferences,
} from './runtime/preferences/preferences.ts';
export type { Preferences, PreferenceStore } from './runtime/preferences/preferences.ts';
export { createBrowserUserData, createMemoryUserData } from './runtime/user-data/userData.ts';
export type { UserDataStore } from './runtime/user-data/userData.ts';
export { useChangePreferences, usePreferences } from './runtime/preferences/usePreferences.ts';
export { checkToken } from './runtime/session/checkToken.ts';
export { createBrowserSession, createMemorySession } from './runtime/session/createSession.ts';
export { createTokenSession } from './runtime/session/createTokenSession.ts';
export { TokenError } from './runtime/session/TokenError.ts';
export type { SessionStore } from './runtime/session/SessionStore.ts';
export { DeviceAuthorizationContainer } from './screens/device-authorization/DeviceAuthorizationContainer.tsx';
export { ErrorContainer } from './screens/error/ErrorContainer.tsx';
export { HomeContainer } from './screens/home/HomeContainer.tsx';
export { LogInContainer } from './screens/log-in/LogInContainer.tsx';
export { NotFoundContainer } from './screens/not-found/NotFoundContainer.tsx';
export { SignedInLayoutContainer } from './shell/SignedInLayoutContainer.tsx';
export { useDocumentTitle } from './shell/useDocumentTitle.ts';
export { CallbackContainer } from './screens/callback/CallbackContainer.tsx';
export { InvitationContainer } from './screens/invitation/InvitationContainer.tsx';
export { RecoverPasswordContainer } from './screens/recover-password/RecoverPasswordContainer.tsx';
export { ResetPasswordContainer } from './screens/reset-password/ResetPasswordContainer.tsx';
export { SignUpContainer } from './screens/sign-up/SignUpContainer.tsx';
export { VerifyEmailContainer } from './screens/verify-email/VerifyEmailContainer.tsx';
export { VerifyUpdateEmailContainer } from './screens/verify-update-email/VerifyUpdateEmailContainer.tsx';
export { NewAppContainer } from './screens/new-app/NewAppContainer.tsx';
export { TeamSettingsContainer } from './screens/team-settings/TeamSettingsContainer.tsx';
export { AllTeamsContainer } from './screens/all-teams/AllTeamsContainer.tsx';
export { NewTeamContainer } from './screens/new-team/NewTeamContainer.tsx';
export { AccountSettingsContainer } from './screens/account-settings/AccountSettingsContainer.tsx';
export { MembersSectionContainer } from './screens/team-settings/MembersSectionContainer.tsx';
export { InvitationsSectionContainer } from './screens/team-settings/InvitationsSectionContainer.tsx';
export { ProfileSectionContainer } from './screens/account-settings/ProfileSectionContainer.tsx';
export { SecuritySectionContainer } from './screens/account-settings/SecuritySectionContainer.tsx';
export { DeploymentsSectionContainer } from './screens/deployments/DeploymentsSectionContainer.tsx';
export { BuildLogSectionContainer } from './screens/deployment/BuildLogSectionContainer.tsx';
export { LogsSectionContainer } from './screens/logs/LogsSectionContainer.tsx';
export { EnvironmentVariablesSectionContainer } from './screens/environment-variables/EnvironmentVariablesSectionContainer.tsx';
export { StorageSectionContainer } from './screens/storage/StorageSectionContainer.tsx';
export type { Slots } from './runtime/slots.ts';
