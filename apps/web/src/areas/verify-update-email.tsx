export { VerifyUpdateEmailContainer as default } from '@quayside/console';
