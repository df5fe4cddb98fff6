export { NewTeamContainer as default } from '@quayside/console';
