export { RecoverPasswordContainer as default } from '@quayside/console';
