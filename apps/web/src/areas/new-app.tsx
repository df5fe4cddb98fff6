export { NewAppContainer as default } from '@quayside/console';
