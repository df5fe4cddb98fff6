export { EnvironmentVariablesContainer as default } from '@quayside/console';
