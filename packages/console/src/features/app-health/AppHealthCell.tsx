import { CircleAlert } from 'lucide-react';
import { Inline, SkeletonText, Sparkline, Text, Time } from '@quayside/design-system';

import * as styles from './appHealth.css.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { homeMessages } from '../../runtime/messages/en/home.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { withElement } from '../../runtime/messages/withElement.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import type { AppHealth } from './appHealthSchema.ts';

/** Props of {@link AppHealthCell}. */
export interface AppHealthCellProps {
  health: Loadable<AppHealth>;
  /** Errors of the app's log. @default no link */
  href: string | undefined;
}

/** Errors that an app logged in the last hour, and what that rests on. */
export function AppHealthCell({ health, href }: AppHealthCellProps) {
  const { health: messages } = useMessages(homeMessages);
  if (health.status === 'loading') {
    return (
      <span className={styles.cell}>
        <SkeletonText width="md" />
      </span>
    );
  }
  if (health.status === 'error') {
    return (
      <Text tone="subtle" className={styles.cell}>
        {messages.notRead}
      </Text>
    );
  }
  const { errors, first, lines, readFrom, parts } = health.data;
  if (lines === 0) {
    return (
      <Text tone="muted" className={styles.cell}>
        {messages.noLines}
      </Text>
    );
  }
  if (first !== null) {
    return (
      <Inline gap={3}>
        <PageLink href={href} variant="plain">
          <Text tone="danger" isNumeric className={styles.errors}>
            <CircleAlert size={14} aria-hidden="true" />
            <span>
              {withElement(
                (time) =>
                  readFrom === null
                    ? messages.errors(errors, time)
                    : messages.errorsFrom(errors, time),
                <Time value={readFrom ?? first} format="clock" />,
              )}
            </span>
          </Text>
        </PageLink>
        <Sparkline
          aria-label={messages.chart(Math.max(...parts))}
          size="sm"
          className={styles.chart}
          values={parts.map((value, index) => ({ id: String(index), value, tone: 'danger' }))}
        />
      </Inline>
    );
  }
  return (
    <Text tone="muted" isNumeric className={styles.cell}>
      <span>
        {readFrom === null
          ? messages.none(lines)
          : withElement(
              (time) => messages.noneFrom(lines, time),
              <Time value={readFrom} format="clock" />,
            )}
      </span>
    </Text>
  );
}
