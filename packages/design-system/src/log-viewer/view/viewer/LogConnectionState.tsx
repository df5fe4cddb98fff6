import { useEffect, useState } from 'react';

import type { LogConnection } from '../../sources/types.ts';
import { useLogViewer } from './LogViewerContext.ts';
import { useConnection } from './useValue.ts';
import * as styles from './Viewer.css.ts';

/** Live, Paused, Reconnecting in n s, Offline, Ended. */
export function LogConnectionState() {
  return <ConnectionState connection={useConnection()} />;
}

/** The same of a connection that is given. */
export function ConnectionState({ connection }: { connection: LogConnection }) {
  const { messages } = useLogViewer();
  return (
    <span className={styles.state} data-state={connection.status}>
      <span className={styles.dot} aria-hidden />
      {connection.status === 'reconnecting' ? (
        <Countdown key={connection.retryAt} retryAt={connection.retryAt} />
      ) : (
        <span className={styles.stateText}>{messages.connection[connection.status]}</span>
      )}
    </span>
  );
}

/** Seconds until the next try. */
function Countdown({ retryAt }: { retryAt: number }) {
  const { messages, clock } = useLogViewer();
  const [left, setLeft] = useState(() => retryAt - clock.now());
  useEffect(() => {
    if (left <= 0) return undefined;
    return clock.after(left % 1000 || 1000, () => setLeft(retryAt - clock.now()));
  }, [left, retryAt, clock]);
  return <span>{messages.reconnectingIn(Math.max(0, Math.ceil(left / 1000)))}</span>;
}
