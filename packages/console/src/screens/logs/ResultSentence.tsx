import { Text } from '@quayside/design-system';
import type { ReactNode } from 'react';

import * as styles from './LogsPanel.css.ts';

interface ResultSentenceProps {
  /** The result. */
  result: ReactNode;
  /** The lines and the rule that it rests on. */
  basis: ReactNode;
}

/** The result of a view in one sentence, and what it rests on. */
export function ResultSentence({ result, basis }: ResultSentenceProps) {
  return (
    <p className={styles.sentence} role="status">
      <Text weight="medium" isNumeric>
        {result}
      </Text>{' '}
      <Text tone="muted" isNumeric>
        {basis}
      </Text>
    </p>
  );
}
