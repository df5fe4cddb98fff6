export { GeneralContainer as default } from '@quayside/console';
