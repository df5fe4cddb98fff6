export { DeploymentsContainer as default } from '@quayside/console';
