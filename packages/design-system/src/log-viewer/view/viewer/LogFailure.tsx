import { Button } from '../../../button/index.ts';
import type { LogConnection } from '../../sources/types.ts';
import { useLogViewer } from './LogViewerContext.ts';
import type { LogViewerMessages } from './messages.ts';
import { useConnection, useThrottledValue } from './useValue.ts';
import * as styles from './Viewer.css.ts';

/** Connection status, and the reason of a failure where it is known. */
export function failureText(connection: LogConnection, messages: LogViewerMessages): string {
  const { status } = connection;
  const state = messages.connection[status];
  if (status === 'unavailable') return messages.unavailable(connection.error);
  if (status !== 'reconnecting' || connection.error === undefined) return state;
  return `${messages.unavailable(connection.error)} ${state}`;
}

/** Whether the user can retry at once. */
export function canRetry(status: LogConnection['status']): boolean {
  return status === 'reconnecting' || status === 'offline' || status === 'unavailable';
}

/** Reason why no more lines arrive, and a button to retry at once. Before the first line, `LogNotice` shows it. */
export function LogFailure() {
  const { model } = useLogViewer();
  const { status } = useConnection();
  const hasLines = useThrottledValue(model.store, ({ size, pending }) => size + pending > 0);
  return hasLines && canRetry(status) && <Failure />;
}

function Failure() {
  const { messages, source, grid } = useLogViewer();
  const connection = useConnection();
  const onPress = () => {
    source.retry();
    // The button goes away when lines come; the focus must not go with it.
    grid.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.failure}>
      <span>{failureText(connection, messages)}</span>
      <Button variant="secondary" size="sm" onPress={onPress}>
        {messages.retry}
      </Button>
    </div>
  );
}
