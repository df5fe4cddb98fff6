export {
  AccountSettingsContainer as AccountSettings,
  AllTeamsContainer as AllTeams,
  AppSettingsContainer as AppSettings,
  NewAppContainer as NewApp,
  NewTeamContainer as NewTeam,
  TeamSettingsContainer as TeamSettings,
} from '@quayside/console';
