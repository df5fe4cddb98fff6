import { Heading, Stack, Text } from '@quayside/design-system';

import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './LogsScreen.css.ts';

/** Examples of filters, in a popover. */
export function LogQueryHelp() {
  const { help } = useMessages(logsMessages);
  return (
    <Stack gap={3} className={styles.help}>
      <Heading slot="title" level={2}>
        {help.title}
      </Heading>
      <Text as="p" size={13} tone="muted">
        {help.text}
      </Text>
      <dl className={styles.examples}>
        {help.examples.map(([example, meaning]) => (
          <div key={example} className={styles.example}>
            <dt>
              <Text as="code" isMono size={12}>
                {example}
              </Text>
            </dt>
            <Text as="dd" size={13} tone="muted">
              {meaning}
            </Text>
          </div>
        ))}
      </dl>
    </Stack>
  );
}
