import { VisuallyHidden } from '@quayside/design-system';

import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './BuildLog.css.ts';
import type { BuildLogConnection } from './buildLogStore.ts';

interface BuildLogStateProps {
  connection: BuildLogConnection;
  isNeverBuilt: boolean;
}

/** Live, Reconnecting in n s, Ended. Each change is told once to a screen reader; the seconds are not. */
export function BuildLogState({ connection, isNeverBuilt }: BuildLogStateProps) {
  const { buildLog } = useMessages();
  const status = isNeverBuilt ? 'ended' : connection.status;
  const isCountingDown = !isNeverBuilt && connection.status === 'reconnecting';
  return (
    <span className={styles.state} data-state={status}>
      <span className={styles.dot} aria-hidden />
      <span aria-hidden>
        {isCountingDown ? buildLog.reconnectingIn(connection.inSeconds) : buildLog[status]}
      </span>
      <VisuallyHidden aria-live="polite">{buildLog[status]}</VisuallyHidden>
    </span>
  );
}
