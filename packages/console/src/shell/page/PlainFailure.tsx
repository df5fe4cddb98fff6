import { browserNetwork } from '../../runtime/browserNetwork.ts';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import type { ErrorFallbackProps } from './ErrorFallbackProps.ts';
import * as styles from './PlainFailure.css.ts';

/**
 * Fallback for an error screen that fails to load itself, because a new release has replaced this one (which it reports)
 * or the network is unavailable. It uses plain elements, because it is part of the initial code.
 */
export function PlainFailure({ onTryAgain }: Pick<ErrorFallbackProps, 'onTryAgain'>) {
  const { errorTitle, newVersion, reload, retry } = useMessages(commonMessages);
  const isOnline = browserNetwork.isOnline();
  return (
    <main className={styles.container}>
      <div role="alert">
        <h1 className={styles.heading}>{errorTitle}</h1>
        {isOnline && <p className={styles.text}>{newVersion}</p>}
      </div>
      <button type="button" className={styles.again} onClick={onTryAgain}>
        {isOnline ? reload : retry}
      </button>
    </main>
  );
}
