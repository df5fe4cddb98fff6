import { useState } from 'react';

import { useChangePreferences, usePreferences } from '../../runtime/preferences/usePreferences.ts';

/** Whether the system notifies the user when a followed deployment ends. */
export interface Notify {
  isOn: boolean;
  /** Whether the browser shows no notifications, so that the console shows them instead. */
  isDenied: boolean;
  /** Requests permission where the browser supports it. Call it only in response to a user action. */
  change: (isOn: boolean) => void;
}

/** Permission of the browser to show notifications. */
export interface NotificationRights {
  permission: NotificationPermission;
  /** Requests it where the browser supports it. Call it only in response to a user action. */
  ask: () => void;
}

/** Returns the permission of the browser to show notifications. */
export function useNotificationPermission(): NotificationRights {
  const [permission, setPermission] = useState(currentPermission);
  return { permission, ask: () => void askPermission().then(setPermission) };
}

/** The switch "notify me". */
export function useNotify(): Notify {
  const { notify } = usePreferences();
  const changePreferences = useChangePreferences();
  const { permission, ask } = useNotificationPermission();
  return {
    isOn: notify,
    isDenied: notify && permission === 'denied',
    change(isOn) {
      changePreferences({ notify: isOn });
      if (isOn) ask();
    },
  };
}

/** Notification permission of the browser; denied where it has none. */
export function currentPermission(): NotificationPermission {
  return 'Notification' in globalThis ? Notification.permission : 'denied';
}

async function askPermission(): Promise<NotificationPermission> {
  if (currentPermission() !== 'default') return currentPermission();
  try {
    return await Notification.requestPermission();
  } catch {
    return 'denied';
  }
}

/**
 * Shows a notification of the system. Several tabs that say the same show one.
 * @returns whether it could be shown
 */
export function showNotification(
  title: string,
  { body, tag, onOpen }: { body: string; tag: string; onOpen: () => void },
): boolean {
  if (currentPermission() !== 'granted') return false;
  try {
    const notification = new Notification(title, { body, tag });
    notification.addEventListener('click', () => {
      globalThis.focus();
      onOpen();
      notification.close();
    });
    return true;
  } catch {
    // Some phones have the name, and only service workers may use it.
    return false;
  }
}
