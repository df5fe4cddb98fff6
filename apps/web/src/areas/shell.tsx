export { SignedInLayoutContainer as default } from '@quayside/console';
