export { HomeContainer as default } from '@quayside/console';
