import type { Deployment } from '@quayside/api-contract';
import type { PolledEntry } from '@quayside/design-system/log-viewer';
import { Button, EmptyState, Select, SelectItem, Text, Time } from '@quayside/design-system';
import { ChartNoAxesColumn, ChevronDown, Group, ChevronUp, Radio, Rocket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';

import { describeDeploymentStatus } from '../../ui/describeDeploymentStatus.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { parseLogQuery, withTerm } from '../../features/log-query/logQuery.ts';
import { deploymentStatusMessages, deploymentsMessages } from '../../runtime/messages/en/apps.ts';
import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { pagesMessages } from '../../runtime/messages/en/pages.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { lazyWithPreload } from '../../runtime/lazyWithPreload.tsx';
import { Command } from '../../ui/Command.tsx';
import * as listStyles from '../../ui/list.css.ts';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { PageOrSection } from '../../ui/PageOrSection.tsx';
import type { SectionLevel } from '../../ui/SectionLevel.ts';
import { shortenId } from '../../ui/shortenId.ts';
import type { LogLineLink } from './lineLinks.ts';
import { LogQueryChips, LogQueryField, LogQueryProblems } from './LogQueryField.tsx';
import { defaultSpan } from '../../domain/logRange.ts';
import type { LogRange } from '../../domain/logRange.ts';
import { LogRangeField } from './LogRangeField.tsx';
import { OtherApps } from './OtherApps.tsx';
import type { LogApps } from './OtherApps.tsx';
import { SavedViews } from './SavedViews.tsx';
import type { LogViews } from './SavedViews.tsx';
import type { LogView } from '../../ui/useLogPreferences.ts';
import type { LogWatch } from './useLogWatch.ts';
import { WatchButton } from './WatchButton.tsx';
import * as styles from './LogsScreen.css.ts';
import type { PageSlots } from '../../runtime/slots.ts';

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
  /** Deployments to choose from, newest first. */
  deployments: readonly Deployment[];
  /** The deployment whose lines are shown. @default all */
  deploymentId?: string | undefined;
  /** Whether the app has no deployments, and so no lines. @default false */
  isNeverDeployed?: boolean;
  onDeploymentChange: (deploymentId: string | undefined) => void;
  range: LogRange;
  onRangeChange: (range: LogRange) => void;
  /** The filters, as typed; '' for none. */
  query: string;
  onQueryChange: (query: string) => void;
  /**
   * The linked lines as in the URL. Ignored if they are invalid, or without a `range` between two times.
   * @default none
   */
  lines?: string | undefined;
  /** Returns the URL that shows the range and the lines, for links to lines. */
  linkTo?: ((link: LogLineLink) => string) | undefined;
  /** Other apps whose lines are shown in the same log. @default none */
  apps?: LogApps | undefined;
  /** Notifications of new matching lines. @default none */
  watch?: LogWatch | undefined;
  /** Saved views. @default views cannot be saved */
  savedViews?: LogViews | undefined;
  /** Start of the names of files that are downloaded. @default 'app' */
  fileName?: string | undefined;
  /** Copy-as menu of the page. @default none */
  copyAs?: ReactNode;
  /** Log preferences. @default not stored */
  view?: LogView | undefined;
}

interface LogsViewProps extends LogsViewData {
  level: 1 | SectionLevel;
  slots?: PageSlots | undefined;
}

const everything = 'all';

/** Live log of an app, filtered and counted over time, as a page or as a section of another page. */
export function LogsView({
  slots,
  level,
  read,
  deployments,
  deploymentId,
  isNeverDeployed = false,
  onDeploymentChange,
  range,
  onRangeChange,
  query,
  onQueryChange,
  lines,
  linkTo,
  savedViews,
  apps,
  watch,
  fileName,
  copyAs,
  view,
}: LogsViewProps) {
  const messages = useMessages(logsMessages);
  const pages = useMessages(pagesMessages);
  const deploymentTexts = useMessages(deploymentsMessages);
  const statuses = useMessages(deploymentStatusMessages);
  const terms = parseLogQuery(query);
  const filterRef = useRef<HTMLInputElement>(null);
  const controlsId = useId();
  // On a phone, so that the log is the first content.
  const [isFolded, setIsFolded] = useState(true);
  const [showsRequests, setShowsRequests] = useState(false);
  const [showsPatterns, setShowsPatterns] = useState(false);
  const activeCount = terms.length + (deploymentId === undefined ? 0 : 1);
  // While the data loads. A failure is thrown to the error boundary when the viewer renders.
  useEffect(() => void LogsPanel.preload().catch(() => {}), []);
  const known = new Map(deployments.map((each) => [each.id, each]));
  const choices = [...known.keys()];
  if (deploymentId !== undefined && !known.has(deploymentId)) choices.unshift(deploymentId);

  const described = (deployment: Deployment | undefined) =>
    deployment && (
      <>
        <span>{`${describeDeploymentStatus(deployment.status, statuses).label}, `}</span>
        <Time value={deployment.created_at} format="absolute" />
      </>
    );
  const started = deploymentId === undefined ? deployments[0] : known.get(deploymentId);
  const since = started && {
    start: Date.parse(started.created_at),
    label: deploymentId === undefined ? messages.since.newest : messages.since.deployment,
  };
  const placeholder = <div className={styles.placeholder} data-folded={isFolded || undefined} />;

  return (
    <PageOrSection
      level={level}
      slots={slots}
      title={pages.logs}
      actions={
        <>
          {copyAs}
          {!isNeverDeployed && (
            <>
              <Button
                variant="secondary"
                icon={<Group />}
                aria-expanded={showsPatterns}
                onPress={() => setShowsPatterns(!showsPatterns)}
              >
                {messages.patterns.title}
              </Button>
              <Button
                variant="secondary"
                icon={<ChartNoAxesColumn />}
                aria-expanded={showsRequests}
                onPress={() => setShowsRequests(!showsRequests)}
              >
                {messages.requests.title}
              </Button>
            </>
          )}
          {range.kind === 'between' && (
            <Button
              variant="secondary"
              icon={<Radio />}
              onPress={() => onRangeChange({ kind: 'last', span: defaultSpan })}
            >
              {messages.backToLive}
            </Button>
          )}
        </>
      }
    >
      <div className={listStyles.list}>
        <div className={styles.fold}>
          <Button
            variant="secondary"
            icon={isFolded ? <ChevronDown /> : <ChevronUp />}
            aria-expanded={!isFolded}
            aria-controls={controlsId}
            onPress={() => setIsFolded(!isFolded)}
          >
            {messages.controls(activeCount)}
          </Button>
        </div>
        <div id={controlsId} className={styles.controls} data-folded={isFolded || undefined}>
          <div className={listStyles.toolbar}>
            <LogQueryField terms={terms} onQueryChange={onQueryChange} inputRef={filterRef} />
            <Select
              aria-label={messages.deployment}
              className={styles.select}
              value={deploymentId ?? everything}
              onChange={(key) => onDeploymentChange(choices.find((id) => id === key))}
            >
              {[everything, ...choices].map((id) => (
                <SelectItem
                  key={id}
                  id={id}
                  textValue={id === everything ? messages.allDeployments : id}
                  description={described(known.get(id))}
                >
                  {id === everything ? messages.allDeployments : shortenId(id)}
                </SelectItem>
              ))}
            </Select>
            {apps && <OtherApps apps={apps} />}
            <LogRangeField range={range} onRangeChange={onRangeChange} since={since} />
            {watch && range.kind !== 'between' && <WatchButton watch={watch} />}
            {savedViews && (
              <SavedViews
                views={savedViews}
                current={{ query, ...(range.kind === 'last' && { span: range.span }) }}
              />
            )}
          </div>
          {watch?.isDenied === true && (
            <Text as="p" size={13} tone="muted" role="status">
              {messages.watch.denied}
            </Text>
          )}
          <LogQueryChips terms={terms} onQueryChange={onQueryChange} fieldRef={filterRef} />
        </div>
        <LogQueryProblems terms={terms} />
        {read.status === 'error' && (
          <LoadError title={messages.errorTitle} error={read.error} onRetry={read.retry} />
        )}
        {read.status !== 'error' && isNeverDeployed && (
          <EmptyState
            icon={<Rocket />}
            title={deploymentTexts.empty.title}
            actions={<Command>{deploymentTexts.empty.command}</Command>}
          >
            {messages.neverDeployed}
          </EmptyState>
        )}
        {read.status !== 'error' && !isNeverDeployed && (
          <LazyPart fallback={placeholder}>
            {read.status === 'ready' ? (
              <LogsPanel
                read={read.data}
                range={range}
                onRangeChange={onRangeChange}
                deployments={deployments}
                terms={terms}
                lines={lines}
                linkTo={linkTo}
                isOneDeployment={deploymentId !== undefined}
                fileName={fileName}
                isFolded={isFolded}
                showsRequests={showsRequests}
                showsPatterns={showsPatterns}
                appCount={1 + (apps?.chosen.length ?? 0)}
                watch={range.kind === 'between' ? undefined : watch}
                onTermAdd={(term, isExcluded) => onQueryChange(withTerm(terms, term, isExcluded))}
                onClearFilters={() => onQueryChange('')}
                onAllDeployments={() => onDeploymentChange(undefined)}
                view={view}
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
