import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useDismissLabel, useLabel } from '../messages/labels.ts';

import { createToaster, type ToastSource } from './createToaster.ts';
import * as styles from './ToastRegion.css.ts';

const SonnerRegion = lazy(() => import('./SonnerRegion.tsx'));

/** The toaster of a page that has only one. */
export const toast: ToastSource = createToaster();

/** Props of {@link ToastRegion}. */
export interface ToastRegionProps {
  /** Whose toasts to show. @default `toast` */
  toaster?: ToastSource;
  /** The region's name; the key that leads to it is added. @default "Notifications" */
  label?: string;
  /** @default "Dismiss" */
  dismissLabel?: string;
}

/**
 * Where toasts appear: at the end of the page's foot, three at a time, for four seconds each. Put one
 * inside the `ThemeProvider`, then call `toast.success({ title, description })` from anywhere.
 *
 * They are announced politely, wait while the pointer is over them or focus is in them, and Alt+T
 * moves focus to them. They vanish, so what must be read or done belongs in a `Banner` or dialog.
 * The library behind them is loaded with the first toast.
 */
export function ToastRegion({ toaster = toast, label, dismissLabel }: ToastRegionProps) {
  const notifications = useLabel('notifications', 'Notifications');
  const dismiss = useDismissLabel();
  const isNeeded = useSyncExternalStore(toaster.subscribe, toaster.isNeeded, () => false);
  return (
    // Here before the first toast: a screen reader only announces what is added to a region it knows.
    <div className={styles.region} aria-live="polite" aria-relevant="additions text">
      {isNeeded ? (
        <Suspense>
          <SonnerRegion
            toaster={toaster}
            label={label ?? notifications}
            dismissLabel={dismissLabel ?? dismiss}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
