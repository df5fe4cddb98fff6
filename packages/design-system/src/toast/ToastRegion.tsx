import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

import { whenIdle } from '../internal/whenIdle.ts';
import { useDismissLabel, useLabel } from '../messages/labels.ts';

import { createToaster } from './createToaster.ts';
import type { ToastSource } from './createToaster.ts';
import type { SonnerRegionProps } from './SonnerRegion.tsx';
import * as styles from './ToastRegion.css.ts';

/** The toaster of a page that has only one. */
export const toast: ToastSource = createToaster();

/** Props of {@link ToastRegion}. */
export interface ToastRegionProps {
  /** The toaster whose toasts are shown. @default `toast` */
  toaster?: ToastSource;
  /** Label of the region; its shortcut is added. @default "Notifications" */
  label?: string;
  /** Label of a toast's dismiss button. @default "Dismiss" */
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
  const [isNeeded, setNeeded] = useState(false);
  const [Region, setRegion] = useState<ComponentType<SonnerRegionProps>>();

  useEffect(() => {
    let isMounted = true;
    const load = () =>
      import('./SonnerRegion.tsx').then(
        ({ SonnerRegion }) => isMounted && setRegion(() => SonnerRegion),
        // The next toast tries again, and is shown with those that wait.
        () => {},
      );
    // Before it is needed, so that a lost connection can be reported.
    const cancel = whenIdle(() => void load());
    const stop = toaster.onWaiting(() => {
      setNeeded(true);
      void load();
    });
    return () => {
      isMounted = false;
      cancel();
      stop();
    };
  }, [toaster]);

  return (
    // Rendered before the first toast: a screen reader only announces additions to an existing live region.
    <div
      data-part="toast-region"
      className={styles.region}
      aria-live="polite"
      aria-relevant="additions text"
    >
      {isNeeded && Region !== undefined && (
        <Region
          toaster={toaster}
          label={label ?? notifications}
          dismissLabel={dismissLabel ?? dismiss}
        />
      )}
    </div>
  );
}
