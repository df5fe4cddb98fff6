export { AccountSettingsContainer as default } from '@quayside/console';
