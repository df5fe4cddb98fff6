export { SignUpContainer as default } from '@quayside/console';
