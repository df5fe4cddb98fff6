import { usePageTitle } from '../../runtime/usePageTitle.ts';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { errorsMessages } from '../../runtime/messages/en/common.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useHost, useLocation } from '../../runtime/useConsole.ts';
import type { ErrorFallbackProps } from '../../shell/page/ErrorFallbackProps.ts';
import { ProductFooter } from '../../shell/ProductFooter.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { missingPart } from './missingPart.ts';
import { useListOf } from './useListOf.ts';
import { useRecovery } from './useRecovery.ts';

/** The root error screen for the console's location. */
export function ErrorContainer({ error, onTryAgain, onRecovered }: ErrorFallbackProps) {
  const linkTo = useLinkTo();
  const { links } = useHost();
  const { pathname } = useLocation();
  const errors = useMessages(errorsMessages);
  const missing = missingPart(error);
  const list = useListOf(missing);
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
      list={list}
      path={pathname}
      homeHref={linkTo('home')}
      onTryAgain={onTryAgain}
      footer={<ProductFooter links={links} />}
    />
  );
}
