import { commonMessages } from '../messages/en/common.ts';
import { useMessages } from '../messages/useMessages.ts';
import type { ErrorContainerProps } from '../screens/error/ErrorContainer.tsx';
import * as styles from './PlainFailure.css.ts';

/**
 * In the place of an error screen that fails itself: its code is fetched when it is wanted, and cannot be where a page
 * failed because there is no network, or because another release has taken the place of this one. Made of plain
 * elements, as everything that shows a page has it from the start.
 */
export function PlainFailure({ onTryAgain }: Pick<ErrorContainerProps, 'onTryAgain'>) {
  const { errorTitle, retry } = useMessages(commonMessages);
  return (
    <main className={styles.place}>
      <div role="alert">
        <h1 className={styles.heading}>{errorTitle}</h1>
        <button type="button" className={styles.again} onClick={onTryAgain}>
          {retry}
        </button>
      </div>
    </main>
  );
}
