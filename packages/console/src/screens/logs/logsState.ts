import type { PageSearch } from '../../runtime/navigation/paths.ts';
import { readLogRange, writeLogRange } from '../../domain/logRange.ts';
import type { LogRange, LogRangeQuery } from '../../domain/logRange.ts';
import { logsViews } from './page.ts';

/** A view of a log. */
export type LogsViewName = (typeof logsViews)[number];

/** Everything that the page shows, as its URL contains it. */
export interface LogsState {
  view: LogsViewName;
  range: LogRange;
  /** The filters, as typed; '' for none. */
  query: string;
  /** The id of the only deployment whose lines are shown. */
  deployment: string | undefined;
  /** The id of the deployment that the lines are compared with. */
  since: string | undefined;
  /** Whether errors and patterns are listed only if they are new since that deployment. */
  isNewOnly: boolean;
  /** Whether the whole range is read at once, as by the sender of a link. */
  isWhole: boolean;
  /** The linked lines, which are untrusted. */
  lines: string | undefined;
  /** Slugs of other apps whose lines are shown. */
  apps: readonly string[];
}

/** The query of the page. */
export interface LogsQuery extends LogRangeQuery {
  /** Name of the view. @default 'lines' */
  view?: string | undefined;
  /** The id of the deployment whose lines are shown. @default all */
  deployment?: string | undefined;
  /** The id of the deployment that the lines are compared with. @default the newest in the range */
  since?: string | undefined;
  /** `since`: errors and patterns are listed only if they are new. @default all are listed */
  new?: string | undefined;
  /** `all`: the whole range is read at once. @default the newest lines, and those around deployments */
  read?: string | undefined;
  /** The filters, as typed. @default '' */
  q?: string | undefined;
  /** The linked lines. @default none */
  lines?: string | undefined;
  /** Slugs of other apps whose lines are shown, separated by commas. @default none */
  apps?: string | undefined;
}

/** Parses the query of the page. */
export function readLogsState({
  view,
  deployment,
  since,
  new: onlyNew,
  read,
  q = '',
  lines,
  apps = '',
  ...range
}: LogsQuery): LogsState {
  return {
    view: logsViews.find((name) => name === view) ?? 'lines',
    range: readLogRange(range),
    query: q,
    deployment,
    since,
    isNewOnly: onlyNew === 'since',
    isWhole: read === 'all',
    lines,
    apps: apps.split(',').filter((slug) => slug !== ''),
  };
}

/** Changes what the page shows. Linked lines, and how much is read, belong to the range and the apps of the link. */
export function changeLogsState(state: LogsState, change: Partial<LogsState>): LogsState {
  const isOtherLog = change.range !== undefined || change.apps !== undefined;
  return { ...state, ...(isOtherLog && { lines: undefined, isWhole: false }), ...change };
}

/** Returns the query of the page in a state. */
export function logsSearch({
  view,
  range,
  query,
  deployment,
  since,
  isNewOnly,
  isWhole,
  lines,
  apps,
}: LogsState): PageSearch<'logs'> {
  return {
    view: view === 'lines' ? undefined : view,
    ...writeLogRange(range),
    lines,
    deployment,
    since,
    new: isNewOnly ? 'since' : undefined,
    read: isWhole ? 'all' : undefined,
    q: query === '' ? undefined : query,
    apps: apps.length === 0 ? undefined : apps.join(','),
  };
}
