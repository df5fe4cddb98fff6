import { CopyButton, verbatim } from '@quayside/design-system';

import { commonMessages } from '../runtime/messages/en/common.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import * as styles from './Command.css.ts';

interface CommandProps {
  /** Command to copy into a terminal. */
  children: string;
}

/** A command for the terminal, to copy. */
export function Command({ children: command }: CommandProps) {
  const common = useMessages(commonMessages);
  return (
    <span className={styles.command} {...verbatim}>
      <span className={styles.prompt} aria-hidden>
        $
      </span>
      <code className={styles.code}>{command}</code>
      <CopyButton size="xs" label={common.copy(command)} value={command} />
    </span>
  );
}
