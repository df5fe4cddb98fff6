import { HttpError } from '@quayside/api-contract';

import { NotFoundError } from '../../runtime/NotFoundError.ts';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { errorsMessages } from '../../runtime/messages/en/common.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useHost, useLocation } from '../../runtime/useConsole.ts';
import { usePageTitle } from '../../runtime/usePageTitle.ts';
import type { ErrorFallbackProps } from '../../shell/page/ErrorFallbackProps.ts';
import { ProductFooter } from '../../shell/ProductFooter.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { useRecovery } from './useRecovery.ts';

/** The root error screen for the console's location. */
export function ErrorContainer({ error, onTryAgain, onRecovered }: ErrorFallbackProps) {
  const linkTo = useLinkTo();
  const { links } = useHost();
  const { pathname } = useLocation();
  const errors = useMessages(errorsMessages);
  const missing = missingPart(error);
  const notFound =
    missing &&
    {
      team: errors.teamNotFound,
      app: errors.appNotFound,
      deployment: errors.deploymentNotFound,
      integration: errors.integrationNotFound,
      item: errors.itemNotFound,
    }[missing];
  usePageTitle(notFound);
  useRecovery(error, onRecovered);
  return (
    <ErrorScreen
      error={error}
      notFound={notFound}
      path={pathname}
      homeHref={linkTo('home')}
      onTryAgain={onTryAgain}
      footer={<ProductFooter links={links} />}
    />
  );
}

/** Objects that are found by the id in their URL. */
const itemOfEndpoint: Readonly<Record<string, 'deployment' | 'integration'>> = {
  readAppDeployment: 'deployment',
  readIntegration: 'integration',
};

function missingPart(
  error: unknown,
): 'team' | 'app' | 'deployment' | 'integration' | 'item' | undefined {
  if (error instanceof NotFoundError) return error.what;
  // The platform responds with 422 to a malformed id, and describes its format, which helps no user.
  if (!(error instanceof HttpError) || (error.status !== 404 && error.status !== 422)) {
    return undefined;
  }
  return itemOfEndpoint[error.endpointId] ?? (error.status === 422 ? 'item' : undefined);
}
