import { useEffect, useState } from 'react';

import {
  showNotification,
  useNotificationPermission,
} from '../../features/deployment-dock/useNotify.ts';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useConsole, useHost } from '../../runtime/useConsole.ts';
import type { LogWatch } from './useLogWatch.ts';

/** Notifies of new matching lines by the system, or by a message, and counts them in the title of the tab. */
export function useLogNotifications(appSlug: string): LogWatch {
  const { titleCount } = useConsole();
  const { toast } = useHost();
  const common = useMessages(commonMessages);
  const { watch: messages } = useMessages(logsMessages);
  const { permission, ask } = useNotificationPermission();
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const reset = () => {
      if (!document.hidden) titleCount.set(0);
    };
    window.addEventListener('focus', reset);
    document.addEventListener('visibilitychange', reset);
    return () => {
      window.removeEventListener('focus', reset);
      document.removeEventListener('visibilitychange', reset);
      titleCount.set(0);
    };
  }, [titleCount]);
  return {
    isOn,
    isDenied: isOn && permission === 'denied',
    onChange(next) {
      setOn(next);
      if (next) ask();
      else titleCount.set(0);
    },
    onMatch({ count, newest }) {
      titleCount.set(titleCount.get() + count);
      const title = messages.matched(appSlug, count);
      const topic = `log ${appSlug}`;
      if (!showNotification(title, { body: newest, tag: topic, onOpen: () => {} }))
        toast.success({ title: common.successTitle, description: `${title}: ${newest}`, topic });
    },
  };
}
