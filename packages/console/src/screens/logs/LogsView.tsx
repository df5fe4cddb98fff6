import type { Deployment } from '@quayside/api-contract';
import { EmptyState, IconButton, Inline, LiveRegion, Text } from '@quayside/design-system';
import type { PolledEntry } from '@quayside/design-system/log-viewer';
import { Bell, Rocket, X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';

import type { Loadable } from '../../domain/loadable.ts';
import { parseLogQuery } from '../../features/log-query/logQuery.ts';
import { lazyWithPreload } from '../../runtime/lazyWithPreload.tsx';
import { deploymentsMessages } from '../../runtime/messages/en/deployments.ts';
import { pagesMessages } from '../../runtime/messages/en/pages.ts';
import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import type { PageSlots } from '../../runtime/slots.ts';
import { Command } from '../../ui/Command.tsx';
import * as listStyles from '../../ui/list.css.ts';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { NewDeploymentLink } from '../../ui/NewDeploymentLink.tsx';
import { PageOrSection } from '../../ui/PageOrSection.tsx';
import type { SectionLevel } from '../../ui/SectionLevel.ts';
import type { LogView } from '../../ui/useLogPreferences.ts';
import { phone, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { logDeployments } from './logDeployments.ts';
import { LogQueryField, LogQueryProblems } from './LogQueryField.tsx';
import { LogRangeField } from './LogRangeField.tsx';
import { LogsMenu } from './LogsMenu.tsx';
import type { LogTools } from './LogsMenu.tsx';
import * as fieldStyles from './LogQueryField.css.ts';
import * as styles from './LogsScreen.css.ts';
import type { LogsState } from './logsState.ts';
import type { LogWatch } from './useLogWatch.ts';

/** The log viewer loads when a log is opened. */
const LogsPanel = lazyWithPreload(() => import('./LogsPanel.tsx'));

/**
 * Reads a span of an app's log. Times are in milliseconds since the epoch; without an `end`, up to now. Returns the
 * newest lines of the span, and the total number.
 */
export type AppLogReader = (span: {
  start: number;
  end: number | undefined;
  signal: AbortSignal;
}) => Promise<{ entries: readonly PolledEntry[]; count?: number }>;

/** Props of the live log. */
export interface LogsViewData {
  /** Reads the log of the app, or of the selected deployment; another function is another log. */
  read: Loadable<AppLogReader>;
  /** Deployments of the app, newest first. */
  deployments: readonly Deployment[];
  /** Whether the app has no deployments, and so no lines. @default false */
  isNeverDeployed?: boolean;
  /** Link to the deployments of the app. @default none */
  deploymentsHref?: string | undefined;
  /** Everything that the page shows. */
  state: LogsState;
  /** Called with what the user changes in it. */
  onStateChange: (change: Partial<LogsState>) => void;
  /** Returns the URL of a changed state, for links. @default there are no links */
  linkTo?: ((change: Partial<LogsState>) => string) | undefined;
  /** Start of the names of files that are downloaded. @default 'app' */
  fileName?: string | undefined;
  /** Tools in the menu of the page. @default only help */
  tools?: LogTools | undefined;
  /** Log preferences. @default not stored */
  preferences?: LogView | undefined;
}

interface LogsViewProps extends LogsViewData {
  level: 1 | SectionLevel;
  slots?: PageSlots | undefined;
}

const noTools: LogTools = {};

/** Live log of an app, filtered and counted over time, as a page or as a section of another page. */
export function LogsView({
  slots,
  level,
  isNeverDeployed = false,
  deploymentsHref,
  ...data
}: LogsViewProps) {
  const { read, deployments, state, onStateChange, tools = noTools, ...panel } = data;
  const messages = useMessages(logsMessages);
  const pages = useMessages(pagesMessages);
  const deploymentTexts = useMessages(deploymentsMessages);
  const [live, setLive] = useState<HTMLElement | null>(null);
  const [count, setCount] = useState<HTMLElement | null>(null);
  const [share, setShare] = useState<HTMLElement | null>(null);
  const [filter, setFilter] = useState<HTMLElement | null>(null);
  const isPhone = useMediaQuery(phone);
  const terms = useMemo(() => parseLogQuery(state.query), [state.query]);
  const events = useMemo(() => logDeployments(deployments), [deployments]);
  const { apps } = tools;
  const watch = state.range.kind === 'between' ? undefined : tools.watch;
  // While the data loads. A failure is thrown to the error boundary when the viewer renders.
  useEffect(() => void LogsPanel.preload().catch(() => {}), []);
  const hasLog = !isNeverDeployed && read.status !== 'error';
  const status = hasLog && (
    <span className={styles.status}>
      <span ref={setLive} className={styles.slot} />
      {watch?.isOn === true && <Notifying watch={watch} />}
    </span>
  );
  const placeholder = <div className={styles.placeholder} />;
  // On a phone it stands in a sheet.
  const field = (
    <LogQueryField
      terms={terms}
      onQueryChange={(query) => onStateChange({ query })}
      apps={state.apps.map((slug) => ({
        id: slug,
        name: nameOf(slug, apps?.choices),
        onRemove: () => onStateChange({ apps: state.apps.filter((each) => each !== slug) }),
      }))}
      count={!isPhone && <span ref={setCount} />}
    />
  );

  return (
    <PageOrSection
      level={level}
      slots={slots}
      isCompact
      title={pages.logs}
      titleEnd={status}
      actions={
        <>
          {level !== 1 && status}
          <span className={styles.slot}>
            <span ref={setShare} className={styles.slot} />
            <LogsMenu tools={tools} state={state} onStateChange={onStateChange} />
          </span>
        </>
      }
    >
      <div className={listStyles.list}>
        <div className={styles.controls}>
          {isPhone && hasLog ? (
            <div ref={setFilter} className={`${fieldStyles.field} ${fieldStyles.phoneField}`} />
          ) : (
            field
          )}
          <LogRangeField state={state} onStateChange={onStateChange} deployments={events} />
        </div>
        {watch?.isDenied === true && (
          <LiveRegion>
            <Text as="p" size={13} tone="muted">
              {messages.watch.denied}
            </Text>
          </LiveRegion>
        )}
        <LogQueryProblems terms={terms} />
        {read.status === 'error' && (
          <LoadError title={messages.errorTitle} error={read.error} onRetry={read.retry} />
        )}
        {read.status !== 'error' && isNeverDeployed && (
          <EmptyState
            icon={<Rocket />}
            title={deploymentTexts.empty.title}
            actions={
              <>
                <NewDeploymentLink href={deploymentsHref} />
                <Command>{deploymentTexts.empty.command}</Command>
              </>
            }
          >
            {messages.neverDeployed}
          </EmptyState>
        )}
        {hasLog && (
          <LazyPart fallback={placeholder}>
            {read.status === 'ready' ? (
              <LogsPanel
                {...panel}
                read={read.data}
                deployments={deployments}
                state={state}
                onStateChange={onStateChange}
                watch={watch}
                slots={{ live, count, share, filter }}
                filterField={field}
              />
            ) : (
              placeholder
            )}
          </LazyPart>
        )}
      </div>
    </PageOrSection>
  );
}

/** Notifications are on. */
function Notifying({ watch }: { watch: LogWatch }) {
  const { watch: messages } = useMessages(logsMessages);
  return (
    <span className={fieldStyles.chip} data-tone="plain">
      <Inline gap={1}>
        <Bell size={14} aria-hidden />
        <Text size={12}>{messages.isOn}</Text>
      </Inline>
      <IconButton size="xs" label={messages.stop} onPress={() => watch.onChange(false)}>
        <X size={12} />
      </IconButton>
    </span>
  );
}

function nameOf(
  slug: string,
  choices: Loadable<readonly { slug: string; name: string }[]> | undefined,
): string {
  const known = choices?.status === 'ready' ? choices.data : [];
  return known.find((app) => app.slug === slug)?.name ?? slug;
}
