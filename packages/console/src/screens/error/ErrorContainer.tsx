import { NotFoundError } from '../../data/NotFoundError.ts';
import { buildPath } from '../../navigation/paths.ts';
import { useConsole, useLocation } from '../../provider/useConsole.ts';
import { ProductFooter } from '../../shell/ProductFooter.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

/** What an error boundary tells. */
export interface ErrorContainerProps {
  /** What was thrown. */
  error: unknown;
  /** Loads the page anew. */
  onTryAgain: () => void;
}

/** The root error screen for the address the console is at. */
export function ErrorContainer({ error, onTryAgain }: ErrorContainerProps) {
  const { links } = useConsole();
  const { pathname } = useLocation();
  return (
    <ErrorScreen
      error={error}
      notFound={error instanceof NotFoundError ? error.what : undefined}
      path={pathname}
      homeHref={buildPath('home')}
      onTryAgain={onTryAgain}
      footer={<ProductFooter links={links} />}
    />
  );
}
