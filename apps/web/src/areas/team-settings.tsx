export { TeamSettingsContainer as default } from '@quayside/console';
