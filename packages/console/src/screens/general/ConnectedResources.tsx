import { Card, CardHeader, Heading, Link, Text } from '@quayside/design-system';
import { Database } from 'lucide-react';
import { useId } from 'react';

import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { generalMessages } from '../../runtime/messages/en/general.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { sentenceOf } from '../../runtime/sentenceOf.ts';
import * as styles from './GeneralScreen.css.ts';
import type { ResourceSummary } from './resourcesOf.ts';

interface ConnectedResourcesProps {
  resources: readonly ResourceSummary[];
  /** Link for connecting the first resource. */
  connectHref?: string | undefined;
}

/** Connected services of an app, with the variables they set. */
export function ConnectedResources({ resources, connectHref }: ConnectedResourcesProps) {
  const { resources: messages } = useMessages(generalMessages);
  const { providers } = useMessages(environmentVariablesMessages);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Card>
        <CardHeader>
          <Heading id={headingId} level={2}>
            {messages.title}
          </Heading>
        </CardHeader>
        {resources.length === 0 ? (
          <div className={styles.noResources}>
            <Text as="p" size={13} tone="muted">
              {messages.none}
            </Text>
            {connectHref !== undefined && <Link href={connectHref}>{messages.connect}</Link>}
          </div>
        ) : (
          <ul className={styles.resources}>
            {resources.map(({ id, name, type, variables }) => (
              <li key={id} className={styles.resource}>
                <Database aria-hidden size={16} />
                <span className={styles.resourceText}>
                  <span className={styles.resourceNames}>
                    <Text size={13} weight="medium" isTruncated>
                      {name}
                    </Text>
                    <Text size={12} tone="muted">
                      {providers[type] ?? sentenceOf(type)}
                    </Text>
                  </span>
                  <Text size={12} tone="muted" isMono className={styles.resourceVariables}>
                    {variables.join(', ')}
                  </Text>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}
