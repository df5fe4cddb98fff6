import type { Deployment } from '@quayside/api-contract';
import {
  Button,
  Card,
  CardHeader,
  Heading,
  Stack,
  Text,
  Time,
  useTimeSettings,
  verbatim,
  zoneOf,
} from '@quayside/design-system';
import { Flag, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

import { undoSave } from '../../../domain/changeSet.ts';
import { groupByDate } from '../../../domain/wallTime.ts';
import type { ChangeSet } from '../../../runtime/changeSets.ts';
import { commonMessages } from '../../../runtime/messages/en/common.ts';
import { environmentVariablesMessages } from '../../../runtime/messages/en/environment.ts';
import { useMessages } from '../../../runtime/messages/useMessages.ts';
import { DeploymentStatusLabel } from '../../../ui/DeploymentStatusLabel.tsx';
import { PageLink } from '../../../ui/PageLink.tsx';
import { shortenId } from '../../../ui/shortenId.ts';
import * as styles from './history.css.ts';
import { changeKinds, historyOf } from './variableHistory.ts';
import type { ChangeEntry, HistoryInput } from './variableHistory.ts';

interface VariableHistoryProps {
  history: HistoryInput;
  /** Returns the URL of a deployment; `undefined` when the host does not have that page. */
  deploymentHref: (deployment: Deployment) => string | undefined;
  onUndo: (changeSet: ChangeSet) => void;
}

/** Number of entries that are shown first, and added at a time. */
const pageSize = 25;

/** Shows when the names of variables changed, between the deployments. Saves of this tab can be undone. */
export default function VariableHistory({ history, deploymentHref, onUndo }: VariableHistoryProps) {
  const { history: messages } = useMessages(environmentVariablesMessages);
  const { timeZone } = useTimeSettings();
  const [count, setCount] = useState(pageSize);
  const entries = historyOf(history);
  return (
    <Stack as="section" aria-label={messages.title} gap={3}>
      <Text as="p" size={13} tone="muted">
        {messages.hint}
      </Text>
      {entries.length === 0 && (
        <Text as="p" tone="muted">
          {messages.empty}
        </Text>
      )}
      {groupByDate(entries.slice(0, count), zoneOf(timeZone)).map(({ date, events }) => (
        <Day key={date} time={events[0]?.time ?? 0}>
          {events.map((entry) => (
            <li
              key={`${entry.type} ${entry.time} ${(entry.type === 'changes' && entry.changeSet?.id) || ''}`}
              className={styles.entry[entry.type]}
            >
              <Text size={13} tone="subtle" isNumeric className={styles.time}>
                <Time value={entry.time} format="clock" />
              </Text>
              {entry.type === 'changes' ? (
                <>
                  <Changes entry={entry} />
                  <div className={styles.state}>
                    <Text size={12} tone="muted">
                      {entry.liveWith === 'next'
                        ? messages.waits
                        : entry.liveWith && messages.liveWith(nameOf(entry.liveWith))}
                    </Text>
                    <div className={styles.undo}>
                      {entry.changeSet === undefined ? (
                        <Text size={12} tone="subtle">
                          {messages.notStored}
                        </Text>
                      ) : (
                        <Undo changeSet={entry.changeSet} onUndo={onUndo} />
                      )}
                    </div>
                  </div>
                </>
              ) : (
                <p className={styles.deployment}>
                  <Flag aria-hidden size={14} />
                  <PageLink href={deploymentHref(entry.deployment)}>
                    {messages.deployment(nameOf(entry.deployment))}
                  </PageLink>
                  {entry.liveNames > 0 && <span>{messages.tookLive(entry.liveNames)}</span>}
                  <DeploymentStatusLabel status={entry.deployment.status} />
                </p>
              )}
            </li>
          ))}
        </Day>
      ))}
      {entries.length > count && (
        <div>
          <Button variant="secondary" onPress={() => setCount(count + pageSize)}>
            {messages.showMore}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const nameOf = ({ id }: Deployment) => shortenId(id);

/** Entries of the day of a time. */
function Day({ time, children }: { time: number; children: ReactNode }) {
  const headingId = useId();
  return (
    <Card>
      <CardHeader>
        <Heading id={headingId} level={2}>
          <Time value={time} format="day" />
        </Heading>
      </CardHeader>
      <ol className={styles.entries} aria-labelledby={headingId}>
        {children}
      </ol>
    </Card>
  );
}

/** Counts of changes, with the names. A review from one source is one line of them. */
function Changes({ entry: { changes, changeSet } }: { entry: ChangeEntry }) {
  const messages = useMessages(environmentVariablesMessages);
  const { kinds, tally, imported, copied } = messages.history;
  const groups = changeKinds
    .map((kind) => ({ kind, ofKind: changes.filter((change) => change.kind === kind) }))
    .filter(({ ofKind }) => ofKind.length > 0);
  const source = changeSet?.source;
  const lost = changeSet && undoSave(changeSet.saved, changeSet.before).lost;
  return (
    <div className={styles.changes}>
      <dl className={styles.groups}>
        {source === undefined ? (
          groups.map(({ kind, ofKind }) => (
            <div key={kind}>
              <dt>
                <Text weight="medium">{kinds[kind](ofKind.length)}</Text>
              </dt>
              <Names changes={ofKind} />
            </div>
          ))
        ) : (
          <div>
            <dt>
              <Text weight="medium">
                {source.type === 'import'
                  ? imported(changes.length, source.fileName)
                  : copied(changes.length, source.appName)}
              </Text>
              {groups.length > 1 && (
                <span>
                  {`, ${groups.map(({ kind, ofKind }) => tally[kind](ofKind.length)).join(', ')}`}
                </span>
              )}
            </dt>
            <Names changes={groups.flatMap(({ ofKind }) => ofKind)} />
          </div>
        )}
      </dl>
      {lost !== undefined && lost.length > 0 && lost.length < changes.length && (
        <Text size={12} tone="subtle">
          {messages.review.notRestorable(lost)}
        </Text>
      )}
    </div>
  );
}

/** Number of names that are listed first. */
const firstNames = 3;

function Names({ changes }: Pick<ChangeEntry, 'changes'>) {
  const { history: messages } = useMessages(environmentVariablesMessages);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? changes : changes.slice(0, firstNames);
  return (
    <dd className={styles.names}>
      <span {...verbatim}>
        {shown
          .map(({ name, from }) => (from === undefined ? name : messages.renamed(name, from)))
          .join(', ')}
      </span>
      {changes.length > firstNames && (
        <>
          {' '}
          <Button
            variant="link"
            size="sm"
            aria-expanded={showsAll}
            onPress={() => setShowsAll(!showsAll)}
          >
            {showsAll ? messages.fewerNames : messages.moreNames(changes.length - firstNames)}
          </Button>
        </>
      )}
    </dd>
  );
}

interface UndoProps {
  changeSet: ChangeSet;
  onUndo: (undone: ChangeSet) => void;
}

function Undo({ changeSet, onUndo }: UndoProps) {
  const common = useMessages(commonMessages);
  const messages = useMessages(environmentVariablesMessages);
  const { restored, lost } = undoSave(changeSet.saved, changeSet.before);
  if (changeSet.isUndone === true) return <Text size={12}>{messages.history.undone}</Text>;
  if (restored === 0) {
    return (
      <Text size={12} tone="subtle">
        {messages.history.notRestorable}
      </Text>
    );
  }
  return (
    <Button size="sm" icon={<Undo2 />} onPress={() => onUndo(changeSet)}>
      {lost.length === 0 ? common.undo : messages.undoSome(restored)}
    </Button>
  );
}
