export { DeploymentContainer as default } from '@quayside/console';
