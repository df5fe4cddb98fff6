import { Button, Heading, Stack } from '@quayside/design-system';

import { commonMessages } from '../messages/en/common.ts';
import { useMessages } from '../messages/useMessages.ts';
import type { ErrorContainerProps } from '../screens/error/ErrorContainer.tsx';
import * as styles from './PlainFailure.css.ts';

/**
 * In the place of an error screen that fails itself: its code is fetched when it is wanted, and cannot be where a page
 * failed because there is no network, or because another release has taken the place of this one.
 */
export function PlainFailure({ onTryAgain }: Pick<ErrorContainerProps, 'onTryAgain'>) {
  const { errorTitle, retry } = useMessages(commonMessages);
  return (
    <main className={styles.place}>
      <Stack gap={4} align="center" role="alert">
        <Heading level={1}>{errorTitle}</Heading>
        <Button onPress={onTryAgain}>{retry}</Button>
      </Stack>
    </main>
  );
}
