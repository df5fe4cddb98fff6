import { Button, Text } from '@quayside/design-system';
import { useEffect, useEffectEvent, useState } from 'react';

import { commonMessages } from '../runtime/messages/en/common.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import type { UndoCountdown } from '../runtime/undoableWrites.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';
import * as styles from './Undoable.css.ts';

interface UndoableProps {
  countdown: UndoCountdown;
  /** Countdown text. Called with 0 while the action runs. */
  text: (seconds: number) => string;
  /** Undo label, with its subject. */
  undoLabel: string;
  onUndo: () => void;
  /** Called with whether the countdown stands still: while keyboard focus or the pointer is on Undo. */
  onHeldChange: (isHeld: boolean) => void;
}

/** Countdown in a row that is about to be deleted, with an undo button. */
export function Undoable({ countdown, text, undoLabel, onUndo, onHeldChange }: UndoableProps) {
  const common = useMessages(commonMessages);
  const { sendAt, heldMs } = countdown;
  const secondsUntil = useSecondsUntil(sendAt);
  const seconds = heldMs === undefined ? secondsUntil : Math.ceil(heldMs / 1000);
  const [isFocused, setFocused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const isHeld = isFocused || isHovered;
  const changeHeld = useEffectEvent(onHeldChange);
  useEffect(() => {
    if (!isHeld) return undefined;
    changeHeld(true);
    return () => changeHeld(false);
  }, [isHeld]);
  return (
    <span className={styles.undoable}>
      <Text tone="danger" isNumeric>
        {text(seconds)}
      </Text>
      {seconds > 0 && (
        <span
          // After a click, Undo has the focus too: the countdown runs on.
          onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
          onBlur={() => setFocused(false)}
          // Undo appears under the pointer that pressed the button before it: only a move is meant.
          onPointerMove={({ pointerType, movementX, movementY }) => {
            if (pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) setHovered(true);
          }}
          onPointerLeave={() => setHovered(false)}
        >
          <Button
            size="sm"
            variant="secondary"
            aria-label={undoLabel}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focused element was removed
            autoFocus
            onPress={onUndo}
          >
            {common.undo}
          </Button>
        </span>
      )}
    </span>
  );
}
