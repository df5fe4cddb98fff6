import { commonMessages } from '../../runtime/messages/en/common.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import type { ErrorFallbackProps } from './ErrorFallbackProps.ts';
import * as styles from './PlainFailure.css.ts';

/**
 * In the place of an error screen that fails itself: its code is fetched when it is wanted, and cannot be where a page
 * failed because another release has taken the place of this one, which it says, or because there is no network. Made of
 * plain elements, as everything that shows a page has it from the start.
 */
export function PlainFailure({ onTryAgain }: Pick<ErrorFallbackProps, 'onTryAgain'>) {
  const { errorTitle, newVersion, reload, retry } = useMessages(commonMessages);
  const isOnline = navigator.onLine;
  return (
    <main className={styles.place}>
      <div role="alert">
        <h1 className={styles.heading}>{errorTitle}</h1>
        {isOnline && <p className={styles.text}>{newVersion}</p>}
        <button type="button" className={styles.again} onClick={onTryAgain}>
          {isOnline ? reload : retry}
        </button>
      </div>
    </main>
  );
}
