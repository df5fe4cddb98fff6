import { Button, IconButton, ProgressBar, Switch, Text } from '@quayside/design-system';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useId, useState } from 'react';

import { deploymentDockMessages } from '../../runtime/messages/en/shell.ts';
import { deploymentsMessages } from '../../runtime/messages/en/deployments.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { formatDuration } from '../../ui/formatDuration.ts';
import { DeploymentStatusLabel } from '../../ui/DeploymentStatusLabel.tsx';
import { useNow } from '../../ui/useNow.ts';
import * as styles from './DeploymentDock.css.ts';
import { dockProgress, hasEnded } from './dockEntries.ts';
import type { DockEntry } from './dockEntries.ts';
import type { Notify } from './useNotify.ts';
import { PageLink } from '../../ui/PageLink.tsx';

/** Props of the dock. */
export interface DeploymentDockProps {
  /** At least one. */
  entries: readonly DockEntry[];
  notify: Notify;
  /** Stops following a deployment. */
  onStop: (entry: DockEntry) => void;
}

/** The followed deployments, in a corner of every page. */
export function DeploymentDock({ entries, notify, onStop }: DeploymentDockProps) {
  const messages = useMessages(deploymentDockMessages);
  // Without a rail it covers part of the page, so it starts collapsed.
  const [isExpanded, setExpanded] = useState(
    () => !globalThis.matchMedia('(width < 48rem)').matches,
  );
  const contentId = useId();
  const running = entries.filter((entry) => !hasEnded(entry)).length;
  const Chevron = isExpanded ? ChevronDown : ChevronUp;
  return (
    <section className={styles.dock} aria-label={messages.label}>
      <Button
        variant="ghost"
        size="sm"
        className={styles.head}
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? contentId : undefined}
        onPress={() => setExpanded(!isExpanded)}
      >
        {running === 0 ? messages.ended : messages.running(running)}
        <Chevron size={14} aria-hidden="true" />
      </Button>
      {isExpanded && (
        <div id={contentId}>
          <ul className={styles.list}>
            {entries.map((entry) => (
              <DockItem key={entry.deployment.id} entry={entry} onStop={onStop} />
            ))}
          </ul>
          <Switch
            className={styles.foot}
            isSelected={notify.isOn}
            onChange={notify.change}
            description={notify.isDenied ? messages.notifyDenied : undefined}
          >
            {messages.notify}
          </Switch>
        </div>
      )}
    </section>
  );
}

interface DockItemProps {
  entry: DockEntry;
  onStop: (entry: DockEntry) => void;
}

function DockItem({ entry, onStop }: DockItemProps) {
  const messages = useMessages(deploymentDockMessages);
  const { duration } = useMessages(deploymentsMessages);
  const { elapsedMs, leftMs } = dockProgress(entry, useNow());
  const { deployment, appName, href, usualMs } = entry;
  return (
    <li className={styles.item}>
      <PageLink variant="plain" className={styles.link} href={href}>
        <span className={styles.line}>
          <Text size={12} weight="medium" isTruncated>
            {appName}
          </Text>
          {elapsedMs !== undefined && (
            <Text size={12} tone="muted" isNumeric>
              {formatDuration(elapsedMs, duration)}
            </Text>
          )}
        </span>
        <span className={styles.line}>
          <DeploymentStatusLabel status={deployment.status} />
          {leftMs !== undefined && (
            <Text size={12} tone="muted">
              {leftMs < 0
                ? messages.overdue
                : messages.left(formatDuration(roundUp(leftMs), duration))}
            </Text>
          )}
        </span>
        {elapsedMs !== undefined && usualMs !== undefined && (
          <ProgressBar
            aria-label={appName}
            value={Math.min(elapsedMs, usualMs)}
            maxValue={usualMs}
          />
        )}
      </PageLink>
      <IconButton size="sm" label={messages.stop(appName)} onPress={() => onStop(entry)}>
        <X size={14} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** Remaining time, estimated to ten seconds. */
function roundUp(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 10_000)) * 10_000;
}
