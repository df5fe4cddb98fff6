export { AppSettingsContainer as default } from '@quayside/console';
