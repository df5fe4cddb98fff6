import { Activity, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useIsSSR } from 'react-aria';
import { useUNSAFE_PortalContext as usePortal } from 'react-aria/PortalProvider';
import { createPortal } from 'react-dom';
import { useOverlayTriggerState } from 'react-stately';

import { activeElementFor, isFocusLost } from '../internal/rootNodeOf.ts';
import { showInTopLayer } from '../internal/showInTopLayer.ts';
import { useLabels } from '../messages/labels.ts';
import { PaletteFrame } from './PaletteFrame.tsx';
import type { PaletteFrameProps } from './PaletteFrame.tsx';
import { prepareWhenIdle } from './prepareWhenIdle.ts';
import { useStableCallback } from './useStableCallback.ts';
import { english } from './words.ts';
import type { CommandPaletteMessages } from './words.ts';

/** Props of {@link CommandPalette}. `className` applies to the panel, the rest to the overlay. */
export interface CommandPaletteProps extends Omit<
  PaletteFrameProps,
  'words' | 'input' | 'panel' | 'round' | 'isSettled' | 'onClose'
> {
  /** Whether it is open (controlled). */
  isOpen?: boolean;
  /** Whether it is initially open (uncontrolled). @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Its texts. @default English */
  messages?: Partial<CommandPaletteMessages> | undefined;
}

/**
 * A palette of all commands and destinations, found by typing. Open it with Mod+K.
 *
 * The field has focus, arrow keys move through the results, Enter runs one, Escape goes back a step and then closes,
 * which restores focus. It searches the given commands in the same frame; pass results of a server
 * in `commands` too, with `isLoading` until they arrive. The caller stores the recents and runs the commands.
 *
 * Mount it before it is needed: while closed it is rendered in the browser's idle time, so that it opens at once.
 */
export function CommandPalette({
  isOpen,
  defaultOpen,
  onOpenChange,
  ...props
}: CommandPaletteProps) {
  const state = useOverlayTriggerState({ isOpen, defaultOpen, onOpenChange });
  const { getContainer } = usePortal();
  const isOnServer = useIsSSR();
  const container = isOnServer ? null : getContainer ? getContainer() : document.body;
  const { commands } = props;
  useEffect(() => prepareWhenIdle(commands), [commands]);
  if (!container) return null;
  return (
    <Panel {...props} isOpen={state.isOpen} onClose={() => state.close()} container={container} />
  );
}

interface PanelProps extends Omit<CommandPaletteProps, 'defaultOpen' | 'onOpenChange'> {
  isOpen: boolean;
  onClose: () => void;
  container: Element;
}

/** The palette over the page, or prerendered next to it. */
function Panel({
  isOpen,
  onClose,
  onRun,
  onQueryChange,
  container,
  messages,
  ...frame
}: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isSettled = useDeferredValue(isOpen) && isOpen;
  // While closed it is outside the page, where neither users nor screen readers reach it.
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    container.append(place);
    if (place.firstElementChild instanceof HTMLElement) showInTopLayer(place.firstElementChild);
    return () => place.remove();
  }, [isOpen, container, place]);
  useFocusWhileOpen(isOpen, { container, panel, input });

  // Its state resets each time it opens: the next content is rendered as soon as it has closed.
  const [{ round, wasOpen }, setRound] = useState({ round: 0, wasOpen: isOpen });
  if (wasOpen !== isOpen) setRound({ round: isOpen ? round : round + 1, wasOpen: isOpen });

  // Opening renders nothing again, because the props are unchanged.
  const content = {
    words: useLabels('commandPalette', english, messages),
    onClose: useStableCallback(onClose),
    onRun: useStableCallback(onRun),
    onQueryChange: useStableCallback((query: string) => onQueryChange?.(query)),
    panel,
    input,
    round,
    isSettled,
  };
  return createPortal(
    <Activity mode={isOpen ? 'visible' : 'hidden'}>
      <PaletteFrame {...frame} {...content} />
    </Activity>,
    place,
  );
}

interface VisibleElements {
  container: Element;
  panel: RefObject<HTMLElement | null>;
  input: RefObject<HTMLInputElement | null>;
}

/** Focuses a field when it is shown, and restores focus once the page is no longer inert. */
function useFocusWhileOpen(isOpen: boolean, { container, panel, input }: VisibleElements): void {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    opener.current = activeElementFor(container);
    input.current?.focus({ preventScroll: true });
  }, [isOpen, container, input]);
  // After the effect that makes the page inert, so that it has been reverted when this one is cleaned up.
  useEffect(() => {
    if (!isOpen) return undefined;
    const shown = panel.current;
    return () => {
      const isInside = shown?.contains(activeElementFor(container)) === true;
      if (!isInside && !isFocusLost(container)) return;
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
      opener.current = null;
    };
  }, [isOpen, container, panel]);
}
