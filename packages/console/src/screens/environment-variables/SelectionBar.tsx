import type { EnvironmentVariable } from '@quayside/api-contract';
import { Button, Card, CardFooter, LiveRegion } from '@quayside/design-system';
import { Lock, Trash2 } from 'lucide-react';

import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from '../../features/variables/variables.css.ts';

interface SelectionBarProps {
  /** The selected variables. */
  variables: readonly EnvironmentVariable[];
  onClear: () => void;
  onDelete: () => void;
  /** Edits those that can be read, so that saving makes them secrets. */
  onMakeSecret: () => void;
}

/** Actions for the selected variables. */
export function SelectionBar({ variables, onClear, onDelete, onMakeSecret }: SelectionBarProps) {
  const { selection: messages, delete: deleteLabel } = useMessages(environmentVariablesMessages);
  return (
    <Card role="group" aria-label={messages.label}>
      <CardFooter
        className={styles.saveBarFoot}
        actions={
          <span className={styles.saveBarActions}>
            <Button variant="ghost" onPress={onClear}>
              {messages.clear}
            </Button>
            <Button
              icon={<Lock />}
              isDisabled={variables.every(({ is_secret: isSecret }) => isSecret)}
              onPress={onMakeSecret}
            >
              {messages.makeSecret}
            </Button>
            <Button variant="danger" icon={<Trash2 />} onPress={onDelete}>
              {deleteLabel}
            </Button>
          </span>
        }
      >
        <LiveRegion>{messages.count(variables.length)}</LiveRegion>
      </CardFooter>
    </Card>
  );
}
