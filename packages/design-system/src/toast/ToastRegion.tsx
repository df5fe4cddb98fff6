import { useDismissLabel, useLabel } from '../messages/labels.ts';

import { createToaster } from './createToaster.ts';
import type { ToastSource } from './createToaster.ts';
import { SonnerRegion } from './SonnerRegion.tsx';
import * as styles from './ToastRegion.css.ts';

/** The toaster of a page that has only one. */
export const toast: ToastSource = createToaster();

/** Props of {@link ToastRegion}. */
export interface ToastRegionProps {
  /** Whose toasts to show. @default `toast` */
  toaster?: ToastSource;
  /** The region's name; the key that leads to it is added. @default "Notifications" */
  label?: string;
  /** The name of the button that takes a toast away. @default "Dismiss" */
  dismissLabel?: string;
}

/**
 * Container of toasts, at the end of the page's footer: at most three, for four seconds each. Render one inside the
 * `ThemeProvider`, then call `toast.success({ title, description })` from anywhere.
 *
 * They are announced politely, wait while the pointer is over them or focus is in them, and Alt+T
 * moves focus to them. They vanish, so what must be read or done belongs in a `Banner` or dialog.
 */
export function ToastRegion({ toaster = toast, label, dismissLabel }: ToastRegionProps) {
  const notifications = useLabel('notifications', 'Notifications');
  const dismiss = useDismissLabel();

  return (
    // Here before the first toast: a screen reader only announces what is added to a region it knows.
    <div className={styles.region} aria-live="polite" aria-relevant="additions text">
      <SonnerRegion
        toaster={toaster}
        label={label ?? notifications}
        dismissLabel={dismissLabel ?? dismiss}
      />
    </div>
  );
}
