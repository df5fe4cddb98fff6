export { StorageContainer as default } from '@quayside/console';
