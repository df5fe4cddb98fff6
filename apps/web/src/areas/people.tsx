export {
  AccountSettingsContainer as AccountSettings,
  AllTeamsContainer as AllTeams,
  NewTeamContainer as NewTeam,
  TeamSettingsContainer as TeamSettings,
} from '@quayside/console';
