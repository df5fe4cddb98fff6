export {
  DeploymentsContainer as Deployments,
  GeneralContainer as General,
} from '@quayside/console';
