export { AppsContainer as default } from '@quayside/console';
