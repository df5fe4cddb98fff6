export { ResetPasswordContainer as default } from '@quayside/console';
