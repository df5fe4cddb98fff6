import { Button, Text } from '@quayside/design-system';

import { commonMessages } from '../runtime/messages/en/common.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';
import * as styles from './Undoable.css.ts';

interface UndoableProps {
  /** When the action runs, in milliseconds since the epoch. */
  deadline: number;
  /** Countdown text. Called with 0 while the action runs. */
  text: (seconds: number) => string;
  /** Undo label, with its subject. */
  undoLabel: string;
  onUndo: () => void;
}

/** Countdown in a row that is about to be deleted, with an undo button. */
export function Undoable({ deadline, text, undoLabel, onUndo }: UndoableProps) {
  const common = useMessages(commonMessages);
  const seconds = useSecondsUntil(deadline);
  return (
    <span className={styles.undoable}>
      <Text tone="danger" isNumeric>
        {text(seconds)}
      </Text>
      {seconds > 0 && (
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
      )}
    </span>
  );
}
