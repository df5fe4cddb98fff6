import { errorMessage } from '@quayside/api-contract';
import { Button, Spinner } from '@quayside/design-system';

import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './BuildLog.css.ts';
import type { BuildLogConnection } from './buildLogStore.ts';

interface BuildLogNoticeProps {
  connection: BuildLogConnection;
  isNeverBuilt: boolean;
  onRetry: (() => void) | undefined;
}

/** What stands in the place of lines while there are none. */
export function BuildLogNotice({ connection, isNeverBuilt, onRetry }: BuildLogNoticeProps) {
  const { buildLog, common } = useMessages();
  if (isNeverBuilt) return <div className={styles.notice}>{buildLog.notBuilt}</div>;
  if (connection.status === 'ended') return <div className={styles.notice}>{buildLog.empty}</div>;
  if (connection.status === 'unavailable') {
    return (
      <div className={styles.notice}>
        <p>
          {buildLog.unavailableTitle}. {errorMessage(connection.error)}
        </p>
        {onRetry !== undefined && (
          <Button className={styles.noticeAction} variant="secondary" size="sm" onPress={onRetry}>
            {common.retry}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className={styles.notice}>
      <Spinner />
      {buildLog.waiting}
    </div>
  );
}
