export { ErrorContainer as default } from '@quayside/console';
