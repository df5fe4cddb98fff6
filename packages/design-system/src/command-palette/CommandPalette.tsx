import { Activity, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentPropsWithRef, MouseEvent, RefObject } from 'react';
import { DismissButton, mergeProps, useIsSSR, useModalOverlay } from 'react-aria';
import { useUNSAFE_PortalContext as usePortal } from 'react-aria/PortalProvider';
import { createPortal } from 'react-dom';
import { useOverlayTriggerState } from 'react-stately';
import type { OverlayTriggerState } from 'react-stately';

import { classNames } from '../internal/classNames.ts';
import { useWords } from '../messages/labels.ts';
import * as styles from './CommandPalette.css.ts';
import { PaletteContent } from './PaletteContent.tsx';
import type { PaletteContentProps } from './PaletteContent.tsx';
import { prepareWhenIdle } from './prepareWhenIdle.ts';
import { english } from './words.ts';
import type { CommandPaletteMessages } from './words.ts';

/** Props of {@link CommandPalette}. `className` is the panel's; the rest is of what covers the page. */
export interface CommandPaletteProps
  extends
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'hidden' | 'role'>,
    Omit<PaletteContentProps, 'words' | 'inputRef' | 'isSettled' | 'onClose'> {
  isOpen?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** @default English */
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
export function CommandPalette(props: CommandPaletteProps) {
  const state = useOverlayTriggerState(props);
  const { getContainer } = usePortal();
  const isOnServer = useIsSSR();
  const container = isOnServer ? null : getContainer ? getContainer() : document.body;
  const { commands } = props;
  useEffect(() => prepareWhenIdle(commands), [commands]);
  if (!container) return null;
  return <Panel {...props} state={state} container={container} />;
}

/** The palette over the page, or ready beside it. */
function Panel({
  state,
  container,
  isOpen: _isOpen,
  defaultOpen: _defaultOpen,
  onOpenChange: _onOpenChange,
  commands,
  onRun,
  recentIds,
  onQueryChange,
  isLoading,
  maxResults,
  footer,
  messages,
  className,
  ...scrim
}: CommandPaletteProps & { state: OverlayTriggerState; container: Element }) {
  const words = useWords('commandPalette', english, messages);
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { isOpen } = state;
  // The page behind becomes inert, and stops scrolling, after the frame that shows the palette: both cost a layout.
  const isSettled = useDeferredValue(isOpen) && isOpen;
  const { modalProps } = useModalOverlay(
    { isDismissable: true },
    { ...state, isOpen: isSettled },
    panel,
  );
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

  return createPortal(
    <Activity mode={isOpen ? 'visible' : 'hidden'}>
      <div {...scrim} className={styles.scrim}>
        <div
          {...mergeProps(modalProps, { onMouseDown: keepFocus })}
          ref={panel}
          className={classNames(styles.palette, className)}
        >
          <section role="dialog" aria-label={words.label} className={styles.dialog}>
            <PaletteContent
              key={round}
              commands={commands}
              onRun={onRun}
              recentIds={recentIds}
              onQueryChange={onQueryChange}
              isLoading={isLoading}
              maxResults={maxResults}
              footer={footer}
              words={words}
              inputRef={input}
              isSettled={isSettled}
              onClose={() => state.close()}
            />
          </section>
          <DismissButton onDismiss={() => state.close()} />
        </div>
      </div>
    </Activity>,
    place,
  );
}

/** A press beside the field leaves the focus in it. */
function keepFocus(event: MouseEvent): void {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
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
