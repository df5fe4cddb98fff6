import { Braces, Lock } from 'lucide-react';

import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './variables.css.ts';

/** Whether a variable is plain or a secret. */
export function KindLabel({ isSecret }: { isSecret: boolean }) {
  const { kinds } = useMessages(environmentVariablesMessages);
  const Icon = isSecret ? Lock : Braces;
  return (
    <span className={styles.kind}>
      <Icon aria-hidden size={14} />
      <span>{isSecret ? kinds.secret : kinds.variable}</span>
    </span>
  );
}
