import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useFocusWithin, useLocale } from 'react-aria';
import { Toaster as Sonner, toast as sonner } from 'sonner';

import type { ToastRequest, ToastSource } from './createToaster.ts';
import * as styles from './Toast.css.ts';
import { ToastCard } from './ToastCard.tsx';

/** In pixels. */
const gap = 14;
const visibleToasts = 3;
/** Milliseconds. */
const defaultDuration = 4000;

type VisibleToast = Extract<ToastRequest, { kind: 'show' }>;

/** Props of {@link SonnerRegion}. */
export interface SonnerRegionProps {
  toaster: ToastSource;
  label: string;
  dismissLabel: string;
}

/** Shows a toaster's toasts with sonner: its stack, gestures and timers; our cards. */
export function SonnerRegion({ toaster, label, dismissLabel }: SonnerRegionProps) {
  const region = useId();
  const { direction } = useLocale();
  const shown = useRef(new Map<string, VisibleToast>());

  function show(request: VisibleToast, duration: number) {
    const forget = () => shown.current.delete(request.id);
    sonner.custom(
      (id) => (
        <ToastCard
          tone={request.tone}
          content={request.content}
          dismissLabel={dismissLabel}
          onDismiss={() => sonner.dismiss(id)}
        />
      ),
      {
        id: `${region}${request.id}`,
        toasterId: region,
        duration,
        onDismiss: forget,
        onAutoClose: forget,
      },
    );
  }

  const receive = useEffectEvent((request: ToastRequest) => {
    if (request.kind === 'dismiss') {
      sonner.dismiss(`${region}${request.id}`);
      return;
    }
    shown.current.set(request.id, request);
    show(request, durationOf(request));
  });

  useEffect(() => toaster.connect((request) => receive(request)), [toaster]);

  // Sonner pauses on hover, not on focus: pause its timers while focus is here.
  const { focusWithinProps } = useFocusWithin({
    onFocusWithin: () => shown.current.forEach((request) => show(request, Infinity)),
    onBlurWithin: () => shown.current.forEach((request) => show(request, durationOf(request))),
  });

  return (
    <div {...focusWithinProps}>
      <Sonner
        id={region}
        className={styles.toaster}
        containerAriaLabel={label}
        dir={direction}
        position={direction === 'rtl' ? 'bottom-left' : 'bottom-right'}
        gap={gap}
        visibleToasts={visibleToasts}
        expand
      />
    </div>
  );
}

function durationOf({ content }: VisibleToast): number {
  return content.duration ?? defaultDuration;
}
