import type { Page } from '@playwright/test';

/** Responds to the browser's permission request for notifications. */
export async function decideNotifications(
  page: Page,
  permission: NotificationPermission,
): Promise<void> {
  await page.addInitScript((given) => {
    const shown: string[] = [];
    class FakeNotification extends EventTarget {
      static permission: NotificationPermission = 'default';
      static requestPermission() {
        FakeNotification.permission = given;
        return Promise.resolve(given);
      }
      constructor(title: string) {
        super();
        shown.push(title);
      }
    }
    Object.assign(globalThis, { Notification: FakeNotification, shownNotifications: shown });
  }, permission);
}

/** Returns the titles of the notifications that were shown. */
export const shownNotifications = (page: Page): Promise<unknown> =>
  page.evaluate((): unknown => Reflect.get(globalThis, 'shownNotifications'));
