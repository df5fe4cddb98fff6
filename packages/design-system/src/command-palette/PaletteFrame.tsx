import { memo } from 'react';
import type { ComponentPropsWithRef, MouseEvent, RefObject } from 'react';
import { DismissButton, mergeProps, useModalOverlay } from 'react-aria';
import { useOverlayTriggerState } from 'react-stately';

import { classNames } from '../internal/classNames.ts';
import * as styles from './CommandPalette.css.ts';
import { PaletteContent } from './PaletteContent.tsx';
import type { PaletteContentProps } from './PaletteContent.tsx';

/** Props of {@link PaletteFrame}. `className` applies to the panel, the rest to the overlay. */
export interface PaletteFrameProps
  extends
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'hidden' | 'role'>,
    Omit<PaletteContentProps, 'inputRef'> {
  panel: RefObject<HTMLDivElement | null>;
  input: RefObject<HTMLInputElement | null>;
  /** Each step has its own content. */
  round: number;
}

/** Overlay and palette. Opening passes no new props, since it is prerendered. */
export const PaletteFrame = memo(function PaletteFrame({
  commands,
  onRun,
  pinnedIds,
  recentIds,
  onQueryChange,
  isLoading,
  maxResults,
  note,
  footer,
  words,
  isSettled,
  onClose,
  panel,
  input,
  round,
  className,
  ...scrim
}: PaletteFrameProps) {
  // The page behind becomes inert, and stops scrolling, after the frame that shows the palette: both cause a layout.
  const overlay = useOverlayTriggerState({ isOpen: isSettled, onOpenChange: onClose });
  const { modalProps } = useModalOverlay({ isDismissable: true }, overlay, panel);
  return (
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
            pinnedIds={pinnedIds}
            recentIds={recentIds}
            onQueryChange={onQueryChange}
            isLoading={isLoading}
            maxResults={maxResults}
            note={note}
            footer={footer}
            words={words}
            inputRef={input}
            isSettled={isSettled}
            onClose={onClose}
          />
        </section>
        <DismissButton onDismiss={onClose} />
      </div>
    </div>
  );
});

/** A press outside the field keeps its focus. */
function keepFocus(event: MouseEvent): void {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
}
