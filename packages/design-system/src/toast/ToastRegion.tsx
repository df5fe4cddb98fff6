import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useDismissLabel, useLabel } from '../messages/labels.ts';

import { createToaster } from './createToaster.ts';
import type { ToastContent, ToastRequest, ToastSource } from './createToaster.ts';
import { defaultDuration } from './defaultDuration.ts';
import type { SonnerRegionProps } from './SonnerRegion.tsx';
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
 * The library behind them is loaded with the first toast. Where it cannot be reached, what toasts say stands there as
 * plain text for as long, and the next one tries again.
 */
export function ToastRegion({ toaster = toast, label, dismissLabel }: ToastRegionProps) {
  const notifications = useLabel('notifications', 'Notifications');
  const dismiss = useDismissLabel();
  const [Region, setRegion] = useState<ComponentType<SonnerRegionProps>>();
  const [plain, setPlain] = useState<readonly ToastContent[]>([]);

  useEffect(() => {
    if (Region !== undefined) return undefined;
    let isOver = false;

    function showPlain(request: ToastRequest) {
      if (request.kind === 'dismiss') {
        setPlain((shown) => shown.filter(({ topic }) => topic !== request.id));
        return;
      }
      const { content } = request;
      const { duration = defaultDuration } = content;
      const isOfAnother = ({ topic }: ToastContent) =>
        topic === undefined || topic !== content.topic;
      setPlain((shown) => [...shown.filter(isOfAnother), content]);
      const forget = () => setPlain((shown) => shown.filter((other) => other !== content));
      // `Infinity` is no time for a timer, which would end at once.
      if (Number.isFinite(duration)) setTimeout(forget, duration);
    }
    async function fetchRegion() {
      try {
        const { default: Fetched } = await import('./SonnerRegion.tsx');
        if (isOver) return;
        setRegion(() => Fetched);
        setPlain([]);
      } catch {
        // Takes what has waited, and lets go: the next one waits for another attempt.
        if (!isOver) toaster.connect(showPlain)();
      }
    }
    const fetchIfNeeded = () => {
      if (toaster.isNeeded()) void fetchRegion();
    };
    fetchIfNeeded();
    const unsubscribe = toaster.subscribe(fetchIfNeeded);
    return () => {
      isOver = true;
      unsubscribe();
    };
  }, [toaster, Region]);

  return (
    // Here before the first toast: a screen reader only announces what is added to a region it knows.
    <div className={styles.region} aria-live="polite" aria-relevant="additions text">
      {Region && (
        <Region
          toaster={toaster}
          label={label ?? notifications}
          dismissLabel={dismissLabel ?? dismiss}
        />
      )}
      {plain.length > 0 && (
        <div className={styles.plain}>
          {plain.map(({ title, description }, index) => (
            <p key={index}>
              {title} {description}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
