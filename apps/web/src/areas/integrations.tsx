import { IntegrationCallbackContainer, isConnectable } from '@quayside/console';
import type { PageProps } from '@quayside/console';

import NotFound from './not-found.tsx';

export {
  IntegrationContainer as Integration,
  IntegrationsContainer as Integrations,
  StorageContainer as Storage,
} from '@quayside/console';

/** Only of services that can be connected; of any other it is not found. */
export function IntegrationCallback(props: PageProps<'integrationCallback'>) {
  return isConnectable(props.integration) ? (
    <IntegrationCallbackContainer {...props} />
  ) : (
    <NotFound />
  );
}
