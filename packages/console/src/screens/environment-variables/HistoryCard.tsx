import type { Deployment, EnvironmentVariable } from '@quayside/api-contract';
import {
  Button,
  Card,
  CardBody,
  CardFooter,
  CardHeader,
  Heading,
  Stack,
  Text,
  Time,
} from '@quayside/design-system';
import { useEffect, useId, useRef, useState } from 'react';

import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { DeploymentStatusLabel } from '../../ui/DeploymentStatusLabel.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { shortenId } from '../../ui/shortenId.ts';
import * as styles from './HistoryCard.css.ts';
import { historyOf } from './variableHistory.ts';
import type { ChangeEntry, StoredHistory } from './variableHistory.ts';

/** History of an app's variables, and the deployments between their changes. */
export interface VariableHistory {
  /** Changes that this browser knows. */
  stored: StoredHistory;
  /** Newest deployments of the app. */
  deployments: readonly Deployment[];
  /** Returns the URL of a deployment; `undefined` when the host does not have that page. */
  deploymentHref: (deployment: Deployment) => string | undefined;
}

interface HistoryCardProps {
  history: VariableHistory;
  variables: readonly EnvironmentVariable[];
  onClose: () => void;
}

/** Number of entries that are shown first, and added at a time. */
const pageSize = 25;

/** Shows when the names of variables changed, between the deployments. Values are not part of it. */
export default function HistoryCard({ history, variables, onClose }: HistoryCardProps) {
  const { history: messages } = useMessages(environmentVariablesMessages);
  const headingId = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [count, setCount] = useState(pageSize);
  useEffect(() => headingRef.current?.focus(), []);
  const entries = historyOf(history.stored, variables, history.deployments);
  return (
    <section aria-labelledby={headingId}>
      <Card>
        <CardHeader>
          <Heading id={headingId} ref={headingRef} level={2} tabIndex={-1}>
            {messages.title}
          </Heading>
        </CardHeader>
        <CardBody>
          <Stack gap={4}>
            <Text as="p" tone="muted">
              {messages.hint}
            </Text>
            {entries.length === 0 ? (
              <Text as="p" tone="muted">
                {messages.empty}
              </Text>
            ) : (
              <ol className={styles.entries} aria-labelledby={headingId}>
                {entries.slice(0, count).map((entry) => (
                  <li key={`${entry.type} ${entry.time}`} className={styles.entry}>
                    <Text as="p" size={12} tone="muted" className={styles.time}>
                      <Time value={entry.time} />
                    </Text>
                    {entry.type === 'changes' ? (
                      <Changes changes={entry.changes} />
                    ) : (
                      <p className={styles.deployment}>
                        <PageLink href={history.deploymentHref(entry.deployment)}>
                          {messages.deployment(shortenId(entry.deployment.id))}
                        </PageLink>
                        <DeploymentStatusLabel status={entry.deployment.status} />
                      </p>
                    )}
                  </li>
                ))}
              </ol>
            )}
          </Stack>
        </CardBody>
        <CardFooter actions={<Button onPress={onClose}>{messages.close}</Button>}>
          {entries.length > count && (
            <Button variant="secondary" onPress={() => setCount(count + pageSize)}>
              {messages.showMore}
            </Button>
          )}
        </CardFooter>
      </Card>
    </section>
  );
}

const kinds = ['added', 'changed', 'deleted'] as const;

function Changes({ changes }: Pick<ChangeEntry, 'changes'>) {
  const { history: messages } = useMessages(environmentVariablesMessages);
  return (
    <dl className={styles.changes}>
      {kinds.map((kind) => {
        const names = changes.filter((change) => change.kind === kind).map(({ name }) => name);
        return (
          names.length > 0 && (
            <div key={kind} className={styles.change}>
              <dt className={styles.kind}>{messages.kinds[kind]}</dt>
              <dd className={styles.names} translate="no">
                {names.join(', ')}
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
