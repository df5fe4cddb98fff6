import { HttpError } from '@quayside/api-contract';

import { NotFoundError } from '../../runtime/NotFoundError.ts';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { useHost, useLocation } from '../../runtime/useConsole.ts';
import type { ErrorFallbackProps } from '../../shell/page/ErrorFallbackProps.ts';
import { ProductFooter } from '../../shell/ProductFooter.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { useRecovery } from './useRecovery.ts';

/** The root error screen for the console's location. */
export function ErrorContainer({ error, onTryAgain, onRecovered }: ErrorFallbackProps) {
  const linkTo = useLinkTo();
  const { links } = useHost();
  const { pathname } = useLocation();
  useRecovery(error, onRecovered);
  return (
    <ErrorScreen
      error={error}
      notFound={missingPart(error)}
      path={pathname}
      homeHref={linkTo('home')}
      onTryAgain={onTryAgain}
      footer={<ProductFooter links={links} />}
    />
  );
}

function missingPart(error: unknown): 'team' | 'app' | 'item' | undefined {
  if (error instanceof NotFoundError) return error.what;
  // The platform responds with 422 to a malformed id, and describes its format, which helps no user.
  return error instanceof HttpError && error.status === 422 ? 'item' : undefined;
}
