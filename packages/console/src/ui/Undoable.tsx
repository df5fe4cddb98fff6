import { Button, Text } from '@quayside/design-system';

import { commonMessages } from '../runtime/messages/en/common.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';
import * as styles from './Undoable.css.ts';

interface UndoableProps {
  /** When it is carried out, in milliseconds since the epoch. */
  deadline: number;
  /** Countdown text. Called with 0 while the action runs. */
  text: (seconds: number) => string;
  /** Undo label, with its subject. */
  undoLabel: string;
  onUndo: () => void;
}

/** In a row that is about to go: when it goes, and a way to keep it while that can be done. */
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
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- what had the focus is gone
          autoFocus
          onPress={onUndo}
        >
          {common.undo}
        </Button>
      )}
    </span>
  );
}
