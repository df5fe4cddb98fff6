import { VisuallyHidden } from '@quayside/design-system';

import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './variables.css.ts';

/** Stands for a value that is not shown. Has the same width for every value, so that it does not reveal the length. */
export function Mask() {
  const messages = useMessages(environmentVariablesMessages);
  return (
    <span className={styles.mask}>
      <span aria-hidden>{'•'.repeat(12)}</span>
      <VisuallyHidden>{messages.masked}</VisuallyHidden>
    </span>
  );
}
