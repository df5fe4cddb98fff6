import type { ReactNode } from 'react';

import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { useHost, useLocation } from '../../runtime/useConsole.ts';
import { ProductFooter } from '../../shell/ProductFooter.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

/** Props of {@link NotFoundContainer}. */
export interface NotFoundContainerProps {
  /** Goes back to where the user came from. @default in the browser's history */
  onGoBack?: (() => void) | undefined;
}

const goBack = () => window.history.back();

/** Not Found for the console's location. */
export function NotFoundContainer({ onGoBack = goBack }: NotFoundContainerProps): ReactNode {
  const linkTo = useLinkTo();
  const { links } = useHost();
  const { pathname } = useLocation();
  return (
    <NotFoundScreen
      path={pathname}
      homeHref={linkTo('home')}
      onGoBack={onGoBack}
      footer={<ProductFooter links={links} />}
    />
  );
}

export default NotFoundContainer;
