import { deploymentStatusMessages } from '../../runtime/messages/en/deploymentStatus.ts';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

import { describeDeploymentStatus } from '../../ui/describeDeploymentStatus.ts';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { deploymentDockMessages } from '../../runtime/messages/en/shell.ts';

import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useConsole, useHost } from '../../runtime/useConsole.ts';
import { hasEnded } from './dockEntries.ts';
import type { DockEntry } from './dockEntries.ts';
import { showNotification } from './useNotify.ts';

/** Time for which an ended deployment stays visible, in milliseconds. */
const toastMs = 8000;

interface EndingsOptions {
  /** Whether the user turned notifications on. */
  isNotified: boolean;
  /** Called once the user has had time to see that a deployment has ended. */
  onSeen: (entry: DockEntry) => void;
}

/** Handles the end of a followed deployment: notifies, and removes it once seen. */
export function useEndings(
  entries: readonly DockEntry[],
  { isNotified, onSeen }: EndingsOptions,
): void {
  const { navigation } = useConsole();
  const { toast } = useHost();
  const messages = useMessages(deploymentDockMessages);
  const common = useMessages(commonMessages);
  const statuses = useMessages(deploymentStatusMessages);
  const isHidden = useSyncExternalStore(subscribeToVisibility, isPageHidden, () => false);
  const running = useRef<readonly string[]>([]);
  const runningIds = idsOf(entries.filter((entry) => !hasEnded(entry)));
  const endedIds = idsOf(entries.filter(hasEnded));

  const notifyEnded = useEffectEvent((ended: readonly string[]) => {
    for (const entry of entries) {
      if (isNotified && ended.includes(entry.deployment.id)) notify(entry);
    }
  });
  function notify({ deployment, appName, href }: DockEntry) {
    const { label, outcome } = describeDeploymentStatus(deployment.status, statuses);
    const title = messages.notification(appName, label);
    const onOpen = () => {
      if (href !== undefined) navigation.navigate(href);
    };
    const body = messages.notificationText;
    if (showNotification(title, { body, tag: deployment.id, onOpen })) return;
    const action = href === undefined ? undefined : { label: body, onPress: onOpen };
    if (outcome === 'success') {
      toast.success({ title: common.successTitle, description: title, action });
    } else toast.error({ title: common.errorTitle, description: title, action });
  }
  useEffect(() => {
    const ended = endedIds.split(' ');
    notifyEnded(running.current.filter((id) => ended.includes(id)));
    running.current = runningIds.split(' ');
  }, [runningIds, endedIds]);

  const see = useEffectEvent((ended: readonly string[]) => {
    for (const entry of entries) if (ended.includes(entry.deployment.id)) onSeen(entry);
  });
  useEffect(() => {
    if (isHidden || endedIds === '') return undefined;
    const timer = window.setTimeout(() => see(endedIds.split(' ')), toastMs);
    return () => window.clearTimeout(timer);
  }, [isHidden, endedIds]);
}

/** As text, which stays the same while they do. */
function idsOf(entries: readonly DockEntry[]): string {
  return entries.map(({ deployment }) => deployment.id).join(' ');
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isPageHidden = () => document.hidden;
