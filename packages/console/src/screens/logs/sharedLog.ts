import { maskedLines } from '@quayside/design-system/log-viewer';
import type { LineRange } from '@quayside/design-system/log-viewer';
import { toVisible } from '@quayside/design-system/log-viewer/parse';

import type { Messages } from '../../runtime/messages/messages.ts';
import { describeDeployment } from './describeDeployment.ts';
import { titleOf } from './ErrorsTab.tsx';
import type { ErrorRow } from './ErrorsTab.tsx';
import { formatLineReferences, lineReferencesOf } from './lineReference.ts';
import type { LogsState } from './logsState.ts';
import type { SharedLog } from './ShareLog.tsx';
import type { AppLog } from './useAppLog.ts';

/** Maximum number of selected lines that are copied as Markdown. */
const mostLines = 200;

interface SharedLogInput {
  state: LogsState;
  log: AppLog;
  /** The selected lines, counted from 1. */
  lines: LineRange | null;
  errors: readonly ErrorRow[];
  /** Name of the app. */
  name: string;
  linkTo: (change: Partial<LogsState>) => string;
  /** Formats a range with its dates. */
  formatRange: (range: { start: number; end: number }) => string;
  formatTime: (time: number) => string;
  messages: Messages['logs'];
}

/**
 * Returns what a link opens: the filter, the view, the comparison, the selected lines, and the range as it is now, so that
 * newer lines do not change what it shows.
 */
export function sharedLog(input: SharedLogInput): SharedLog {
  const { state, log, lines, formatTime, messages, linkTo } = input;
  const { share, views } = messages;
  const { start, end } = log.shown;
  const references = lines === null ? undefined : lineReferencesOf(log.source.store, lines);
  const since = log.since && {
    name: describeDeployment(log.since, messages.deployments),
    time: formatTime(log.since.time),
  };
  const link = linkTo({
    range: { kind: 'between', start: Math.floor(start), end: Math.ceil(end) },
    since: log.since?.id,
    isWhole: log.unread.length === 0,
    lines: references && formatLineReferences(references),
  });
  const only = state.deployment?.slice(0, 6);
  const contents = [
    share.view(views.names[state.view], input.formatRange({ start, end })),
    state.query === '' ? undefined : share.filter(state.query),
    lines === null || references === undefined
      ? undefined
      : share.selected(lines.last - lines.first + 1),
    since && messages.since.deployment(since.name, since.time),
    only && share.only(only),
    state.apps.length === 0 ? undefined : share.apps(state.apps.join(', ')),
  ].filter((text) => text !== undefined);
  return {
    contents,
    link,
    markdown: () =>
      [
        `**${input.name}**`,
        contents.map((text) => `- ${text}`).join('\n'),
        lines === null ? errorList(input) : lineBlock(log, lines),
        `<${link}>`,
      ]
        .filter((text) => text !== '')
        .join('\n\n'),
  };
}

function errorList({ state, errors, formatTime, messages }: SharedLogInput): string {
  if (state.view !== 'errors') return '';
  return errors
    .map((row) => {
      const { deployment, count, first } = row;
      const began = deployment && describeDeployment(deployment, messages.deployments);
      const title = inCode(titleOf(row, messages.errors));
      return `- ${title}: ${messages.errors.summary(count, formatTime(first), began)}`;
    })
    .join('\n');
}

/** The selected lines with their times, secrets masked. */
function lineBlock({ source: { store }, masker }: AppLog, { first, last }: LineRange): string {
  const numbers = Array.from(
    { length: Math.min(last - first + 1, mostLines) },
    (_, at) => first - 1 + at,
  );
  const texts = maskedLines(
    numbers.map((line) => store.text(line)),
    masker,
  );
  const lines = numbers.map((line, index) => {
    const time = store.time(line);
    const clock = time === undefined ? '' : `${new Date(time).toISOString()} `;
    return `${clock}${toVisible(texts[index] ?? '')}`;
  });
  const text = lines.join('\n');
  const fence = fenceOf(text, 3);
  return `${fence}\n${text}\n${fence}`;
}

const inCode = (text: string) => {
  const fence = fenceOf(text, 1);
  return fence.length === 1 ? `\`${text}\`` : `${fence} ${text} ${fence}`;
};

/** Returns more backquotes than the text has next to each other. */
function fenceOf(text: string, least: number): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  return '`'.repeat(Math.max(least, longest + 1));
}
