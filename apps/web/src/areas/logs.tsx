export { LogsContainer as default } from '@quayside/console';
