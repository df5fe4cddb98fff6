import { Card, Heading, Spinner, Stack, Text } from '@quayside/design-system';
import { useId } from 'react';

import { appsMessages } from '../runtime/messages/en/apps.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import { Command } from './Command.tsx';
import * as styles from './FirstApp.css.ts';

/** Three commands that create a team's first app. The surrounding list polls until there is one. */
export function FirstApp() {
  const { empty } = useMessages(appsMessages);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Card>
        <div className={styles.start}>
          <Stack gap={3}>
            <Heading id={titleId} level={2} size={20}>
              {empty.title}
            </Heading>
            <Text as="p" tone="muted">
              {empty.text}
            </Text>
          </Stack>
          <ol className={styles.commands}>
            <li className={styles.step}>
              <span>{empty.install}</span>
              <Command>{empty.installCommand}</Command>
            </li>
            <li className={styles.step}>
              <span>{empty.logIn}</span>
              <Command>{empty.logInCommand}</Command>
            </li>
            <li className={styles.step}>
              <span>{empty.deploy}</span>
              <Command>{empty.deployCommand}</Command>
            </li>
          </ol>
        </div>
        <div className={styles.waiting}>
          <Spinner aria-label={empty.waiting} />
          <span aria-hidden>{empty.waiting}</span>
        </div>
      </Card>
    </section>
  );
}
