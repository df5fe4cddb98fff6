import type { App, Deployment } from '@quayside/api-contract';
import {
  Button,
  Heading,
  Skeleton,
  SkeletonText,
  Stack,
  Text,
  Time,
  useTimeSettings,
  zoneOf,
} from '@quayside/design-system';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { deploymentState } from '../../domain/deploymentStatus.ts';
import { estimateDuration } from '../../domain/deploymentDuration.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { groupByDate } from '../../domain/wallTime.ts';
import { useErrorText } from '../../runtime/messages/useErrorText.ts';
import { appsMessages } from '../../runtime/messages/en/apps.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { DeploymentDuration } from '../../ui/DeploymentDuration.tsx';
import { DeploymentStatusLabel } from '../../ui/DeploymentStatusLabel.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { shortenId } from '../../ui/shortenId.ts';
import * as styles from './ActivityView.css.ts';
import { mostEvents } from './teamActivity.ts';
import type { ActivityEvent } from './teamActivity.ts';
import type { TeamActivity } from './useTeamActivity.ts';

interface ActivityLinks {
  appHref: (app: App) => string | undefined;
  deploymentHref: (app: App, deployment: Deployment) => string | undefined;
}

/** Props of {@link ActivityView}. */
export interface ActivityViewProps extends ActivityLinks {
  activity: Loadable<TeamActivity>;
}

/** The newest events of a team's apps, by day. */
export function ActivityView({ activity, ...links }: ActivityViewProps) {
  const { activity: messages } = useMessages(appsMessages);
  return (
    <Stack gap={4}>
      <Text as="p" tone="muted">
        {messages.hint}
      </Text>
      {activity.status === 'error' && (
        <LoadError title={messages.errorTitle} error={activity.error} onRetry={activity.retry} />
      )}
      {activity.status === 'loading' && (
        <Skeleton isLoading>
          <Stack gap={3}>
            <SkeletonText width="lg" />
            <SkeletonText width="xl" />
            <SkeletonText width="xl" />
          </Stack>
        </Skeleton>
      )}
      {activity.status === 'ready' && <Events {...activity.data} {...links} />}
    </Stack>
  );
}

/** Number of events that are shown first, and added at a time. */
const pageSize = 25;

function Events({ events, leftOut, failed, onRetry, ...links }: TeamActivity & ActivityLinks) {
  const { activity: messages } = useMessages(appsMessages);
  const { timeZone } = useTimeSettings();
  const [count, setCount] = useState(pageSize);
  const firstAdded = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (count > pageSize) firstAdded.current?.focus();
  }, [count]);

  const shown = events.slice(0, count);
  const added = count > pageSize ? shown[count - pageSize] : undefined;
  const [firstFailed, ...otherFailed] = failed;
  return (
    <>
      {leftOut > 0 && (
        <Text as="p" tone="muted">
          {messages.leftOut(leftOut)}
        </Text>
      )}
      {firstFailed !== undefined && (
        <LoadError
          title={messages.failedTitle(failed.map(({ app }) => app.name))}
          error={firstFailed.error}
          onRetry={onRetry}
        />
      )}
      {otherFailed.map(({ app, error }) => (
        <VisibleError key={app.id} error={error} />
      ))}
      {events.length === 0 && failed.length === 0 && (
        <Text as="p" tone="muted">
          {messages.empty}
        </Text>
      )}
      {groupByDate(shown, zoneOf(timeZone)).map(({ date, events: ofDay }) => (
        <Day key={date} time={ofDay[0]?.time ?? 0}>
          {ofDay.map((event) => (
            <li
              key={`${event.type} ${event.id}`}
              ref={event === added ? firstAdded : undefined}
              tabIndex={event === added ? -1 : undefined}
              className={styles.event}
            >
              <Text tone="muted" isNumeric className={styles.time}>
                <Time value={event.time} format="clock" />
              </Text>
              <EventText event={event} {...links} />
            </li>
          ))}
        </Day>
      ))}
      {events.length > count && (
        <div>
          <Button variant="secondary" onPress={() => setCount(count + pageSize)}>
            {messages.showMore}
          </Button>
        </div>
      )}
      {shown.length === mostEvents && (
        <Text as="p" size={12} tone="subtle">
          {messages.oldest(mostEvents)}
        </Text>
      )}
    </>
  );
}

interface DayProps {
  /** A time of the day. */
  time: number;
  children: ReactNode;
}

function Day({ time, children }: DayProps) {
  const headingId = useId();
  return (
    <div>
      <Heading id={headingId} level={3}>
        <Time value={time} format="day" />
      </Heading>
      <ol className={styles.events} aria-labelledby={headingId}>
        {children}
      </ol>
    </div>
  );
}

interface EventTextProps extends ActivityLinks {
  event: ActivityEvent;
}

function EventText({ event, appHref, deploymentHref }: EventTextProps) {
  const { activity: messages } = useMessages(appsMessages);
  const { app } = event;
  if (event.type === 'appCreated') {
    return (
      <>
        <PageLink href={appHref(app)} className={styles.app}>
          <bdi>{app.name}</bdi>
        </PageLink>
        <span className={styles.what}>{messages.appCreated}</span>
      </>
    );
  }
  const { deployment } = event;
  const { hasEnded } = deploymentState(deployment.status);
  const duration = hasEnded ? estimateDuration(deployment) : undefined;
  return (
    <>
      <bdi className={styles.app}>{app.name}</bdi>
      <span className={styles.what}>
        <PageLink href={deploymentHref(app, deployment)} className={styles.link}>
          <Text size={12} isMono>
            {shortenId(deployment.id)}
          </Text>
        </PageLink>
        <DeploymentStatusLabel status={deployment.status} />
        {duration !== undefined && <DeploymentDuration duration={duration} />}
      </span>
    </>
  );
}

/** Excludes an error from the console's general notice. */
function VisibleError({ error }: { error: unknown }) {
  useErrorText(error);
  return null;
}
