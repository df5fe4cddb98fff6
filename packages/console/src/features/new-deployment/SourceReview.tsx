import { Banner, Button, Heading, Stack, Text } from '@quayside/design-system';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components';

import type {
  LeftOutGroup,
  LeftOutReason,
  SourceKind,
  SourcePlan,
} from '../deploy-upload/source.ts';
import { newDeploymentMessages } from '../../runtime/messages/en/deployment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { formatBytes } from '../../ui/formatBytes.ts';
import * as styles from './SourceReview.css.ts';

interface SourceReviewProps {
  kind: SourceKind;
  plan: SourcePlan;
}

/** Review of included and excluded files before the upload. */
export function SourceReview({ kind, plan }: SourceReviewProps) {
  const messages = useMessages(newDeploymentMessages);
  const { locale } = useLocale();
  const id = useId();
  const { root, fileCount, bytes, largest, leftOut, guessedNames } = plan;
  const leftOutCount = leftOut.reduce((sum, { items }) => sum + items.length, 0);

  if (kind === 'tarGz') {
    return (
      <Stack gap={3}>
        <dl className={styles.facts} aria-label={messages.review}>
          <Fact term={messages.archive}>
            <Path>{largest[0]?.path ?? ''}</Path>
          </Fact>
          <Fact term={messages.size}>{formatBytes(bytes, locale)}</Fact>
        </dl>
        <Text as="p" size={13} tone="muted">
          {messages.sentAsItIs}
        </Text>
      </Stack>
    );
  }

  return (
    <Stack gap={4}>
      {guessedNames && (
        <Banner tone="warning" title={messages.guessedNames.title}>
          {messages.guessedNames.text(guessedNames.encoding)}
          <ul className={styles.examples}>
            {guessedNames.examples.map((path) => (
              <li key={path}>
                <Path>{path}</Path>
              </li>
            ))}
            {guessedNames.count > guessedNames.examples.length && (
              <li>{messages.leftOutMore(guessedNames.count - guessedNames.examples.length)}</li>
            )}
          </ul>
        </Banner>
      )}
      <dl className={styles.facts} aria-label={messages.review}>
        {root !== undefined && (
          <Fact term={messages.root}>
            <Path>{root}</Path>
          </Fact>
        )}
        <Fact term={messages.files}>
          {messages.contents(fileCount, formatBytes(bytes, locale))}
        </Fact>
      </dl>
      <section aria-labelledby={`${id}-largest`}>
        <Stack gap={1}>
          <Heading id={`${id}-largest`} level={3}>
            {messages.largest}
          </Heading>
          <ul className={styles.list}>
            {largest.map((file) => (
              <li key={file.path} className={styles.row}>
                <Path>{file.path}</Path>
                <Text size={12} tone="muted" isNumeric>
                  {formatBytes(file.bytes, locale)}
                </Text>
              </li>
            ))}
          </ul>
        </Stack>
      </section>
      {leftOutCount > 0 && (
        <section aria-labelledby={`${id}-left-out`}>
          <Stack gap={1}>
            <Heading id={`${id}-left-out`} level={3}>
              {messages.leftOut(leftOutCount)}
            </Heading>
            {inOrder(leftOut).map((group) => (
              <LeftOutDetails
                key={group.by}
                group={group}
                isOpen={leftOutCount <= openUpTo || surprising.has(group.by)}
              />
            ))}
          </Stack>
        </section>
      )}
    </Stack>
  );
}

/** Maximum number of excluded files that are shown at once. */
const openUpTo = 20;

/** Number of excluded files that are listed first, and added at a time. */
const pageSize = 500;

/** Unexpected reasons, which are listed first. */
const surprising: ReadonlySet<LeftOutReason['by']> = new Set([
  'unreadable',
  'unsafe',
  'duplicate',
  'symlink',
  'special',
  'depth',
]);

function inOrder(groups: readonly LeftOutGroup[]): LeftOutGroup[] {
  return groups.toSorted(
    (one, other) => Number(surprising.has(other.by)) - Number(surprising.has(one.by)),
  );
}

interface LeftOutDetailsProps {
  group: LeftOutGroup;
  isOpen: boolean;
}

/** Excluded files for one kind of reason, by name. */
function LeftOutDetails({ group, isOpen }: LeftOutDetailsProps) {
  const { leftOutBy, showMore, reasons } = useMessages(newDeploymentMessages);
  const { locale } = useLocale();
  const id = useId();
  const { by, items } = group;
  const [count, setCount] = useState(pageSize);
  return (
    <details className={styles.group} open={isOpen}>
      <summary className={styles.summary} id={id}>
        <span>{leftOutBy[by]}</span>{' '}
        <Text size={12} tone="muted" isNumeric>
          ({new Intl.NumberFormat(locale).format(items.length)})
        </Text>
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be reachable by key */}
      <ul className={styles.list} tabIndex={0} aria-labelledby={id}>
        {items.slice(0, count).map(({ path, reason }) => (
          <li key={path} className={styles.row}>
            <Path>{path}</Path>
            {reason.by === 'rule' && (
              <Text size={12} tone="muted">
                <bdi>{reasons.rule(reason.pattern, reason.file)}</bdi>
              </Text>
            )}
          </li>
        ))}
      </ul>
      {items.length > count && (
        <Button variant="secondary" size="sm" onPress={() => setCount(count + pageSize)}>
          {showMore(items.length - count)}
        </Button>
      )}
    </details>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <Text as="dt" size={13} tone="muted">
        {term}
      </Text>
      <Text as="dd" size={13} className={styles.fact}>
        {children}
      </Text>
    </div>
  );
}

function Path({ children }: { children: string }) {
  return (
    <Text size={12} isMono className={styles.path}>
      {children}
    </Text>
  );
}
