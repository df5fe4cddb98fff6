import { CircleAlert } from 'lucide-react';
import { Inline, SkeletonText, Sparkline, Text, Time } from '@quayside/design-system';
import type { SparklineValue } from '@quayside/design-system';

import * as styles from './appHealth.css.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { homeMessages } from '../../runtime/messages/en/home.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { withElement } from '../../runtime/messages/withElement.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { partCount } from './appHealthSchema.ts';
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
          values={barsOf(parts)}
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

/**
 * Returns a bar for each twelfth of the hour, the last of which is now. Where no error was found there is a tick, and
 * where nothing was read there is nothing.
 */
function barsOf(parts: readonly number[]): SparklineValue[] {
  const tick = Math.max(...parts) / 20;
  const read = parts.map((value, index) => ({
    id: `read ${index}`,
    value: Math.max(value, tick),
    tone: value === 0 ? ('subtle' as const) : ('danger' as const),
  }));
  const unread = Array.from({ length: partCount - parts.length }, (_, index) => ({
    id: `unread ${index}`,
    value: 0,
  }));
  return [...unread, ...read];
}
