import { buildPath } from '../../navigation/paths.ts';
import { useConsole, useLocation } from '../../provider/useConsole.ts';
import { ProductFooter } from '../../shell/ProductFooter.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

/** What Not Found must be told by its host. */
export interface NotFoundContainerProps {
  /** Goes back in the browser's history. */
  onGoBack: () => void;
}

/** Not Found for the address the console is at. */
export function NotFoundContainer({ onGoBack }: NotFoundContainerProps) {
  const { links } = useConsole();
  const { pathname } = useLocation();
  return (
    <NotFoundScreen
      path={pathname}
      homeHref={buildPath('home')}
      onGoBack={onGoBack}
      footer={<ProductFooter links={links} />}
    />
  );
}
