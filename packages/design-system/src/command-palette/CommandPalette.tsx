import { Activity, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useIsSSR } from 'react-aria';
import { useUNSAFE_PortalContext as usePortal } from 'react-aria/PortalProvider';
import { createPortal } from 'react-dom';
import { useOverlayTriggerState } from 'react-stately';

import { useWords } from '../messages/labels.ts';
import { PaletteFrame } from './PaletteFrame.tsx';
import type { PaletteFrameProps } from './PaletteFrame.tsx';
import { prepareWhenIdle } from './prepareWhenIdle.ts';
import { useSteady } from './useSteady.ts';
import { english } from './words.ts';
import type { CommandPaletteMessages } from './words.ts';

/** Props of {@link CommandPalette}. `className` is the panel's; the rest is of what covers the page. */
export interface CommandPaletteProps extends Omit<
  PaletteFrameProps,
  'words' | 'input' | 'panel' | 'round' | 'isSettled' | 'onClose'
> {
  /** Whether it is open, where the host says so. */
  isOpen?: boolean;
  /** Whether it is open at first, where it says so itself. @default false */
  defaultOpen?: boolean;
  /** It opened, or was closed. */
  onOpenChange?: (isOpen: boolean) => void;
  /** The words it says by itself. @default English */
  messages?: Partial<CommandPaletteMessages> | undefined;
}

/**
 * Everything a person can do or go to, found by typing. Open it with Mod+K.
 *
 * Focus is in its field, arrows move through what fits, Enter runs it, Escape goes a step back and then closes, and
 * focus returns to where it was. It answers from what it is given, in the same frame; what a server adds later is
 * given by `commands` too, with `isLoading` until then. The caller keeps the recents and does the work.
 *
 * Mount it before it is wanted: while it is closed it is drawn in the browser's idle time, so that it opens at once.
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

/** The palette over the page, or ready beside it. */
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
  // Closed it is outside the page, where nobody comes across it.
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    container.append(place);
    return () => place.remove();
  }, [isOpen, container, place]);
  useFocusWhileOpen(isOpen, { panel, input });

  // It begins anew each time it opens: what comes next is drawn as soon as it has closed.
  const [{ round, wasOpen }, setRound] = useState({ round: 0, wasOpen: isOpen });
  if (wasOpen !== isOpen) setRound({ round: isOpen ? round : round + 1, wasOpen: isOpen });

  // As it opens, nothing in it is drawn again: what it gets is what it had.
  const content = {
    words: useWords('commandPalette', english, messages),
    onClose: useSteady(onClose),
    onRun: useSteady(onRun),
    onQueryChange: useSteady((query: string) => onQueryChange?.(query)),
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

interface ShownElements {
  panel: RefObject<HTMLElement | null>;
  input: RefObject<HTMLInputElement | null>;
}

/** Brings the focus into a field as it is shown, and back to where it was once the page can have it again. */
function useFocusWhileOpen(isOpen: boolean, { panel, input }: ShownElements): void {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    opener.current = document.activeElement;
    input.current?.focus({ preventScroll: true });
  }, [isOpen, input]);
  // After the effect that makes the page inert, so that it is not any more as this one ends.
  useEffect(() => {
    if (!isOpen) return undefined;
    const shown = panel.current;
    return () => {
      const { activeElement, body } = document;
      const isLost = activeElement === null || activeElement === body;
      if (!isLost && shown?.contains(activeElement) !== true) return;
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
      opener.current = null;
    };
  }, [isOpen, panel]);
}
