import { useCallback, useMemo, useRef } from 'react';
import type { ComponentProps, RefCallback } from 'react';
import { useUNSAFE_PortalContext as usePortal } from 'react-aria';
import type { UNSAFE_PortalProvider as PortalProvider } from 'react-aria';

import { showInTopLayer } from '../internal/showInTopLayer.ts';

/** The top layer for a modal. */
export interface ModalLayer {
  /** Ref of the modal's backdrop. */
  attach: RefCallback<HTMLElement>;
  /** Props of the `PortalProvider` around its content: overlays inside of a modal are above it. */
  portal: Pick<ComponentProps<typeof PortalProvider>, 'getContainer'>;
}

/** Shows a modal in the top layer of the browser. */
export function useModalLayer(): ModalLayer {
  const backdrop = useRef<HTMLElement>(null);
  const outer = usePortal();
  const attach = useCallback((element: HTMLElement | null) => {
    backdrop.current = element;
    if (element !== null) showInTopLayer(element);
  }, []);
  const portal = useMemo(
    () => ({ getContainer: () => backdrop.current ?? outer.getContainer?.() ?? null }),
    [outer],
  );
  return { attach, portal };
}
