export { VerifyEmailContainer as default } from '@quayside/console';
