export { CallbackContainer as default } from '@quayside/console';
