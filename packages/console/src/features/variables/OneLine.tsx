import { Text } from '@quayside/design-system';

import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './variables.css.ts';

/** The first line of a value, and the number of lines. */
export function OneLine({ value }: { value: string }) {
  const messages = useMessages(environmentVariablesMessages);
  if (value === '') return <Text tone="subtle">{messages.emptyValue}</Text>;
  const lines = value.split(/\r\n|\r|\n/);
  return (
    <>
      <span className={styles.line}>{lines[0]}</span>
      {lines.length > 1 && (
        <Text tone="subtle" className={styles.lineCount}>
          {messages.import.valueLines(lines.length)}
        </Text>
      )}
    </>
  );
}
