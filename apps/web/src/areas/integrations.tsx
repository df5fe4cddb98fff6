export {
  IntegrationCallbackContainer as IntegrationCallback,
  IntegrationContainer as Integration,
  IntegrationsContainer as Integrations,
  StorageContainer as Storage,
} from '@quayside/console';
