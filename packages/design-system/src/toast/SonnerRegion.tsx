import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useFocusWithin, useLocale } from 'react-aria';
import { Toaster as Sonner, toast as sonner } from 'sonner';

import { activeElementFor } from '../internal/rootNodeOf.ts';
import type { ToastRequest, ToastSource } from './createToaster.ts';
import * as styles from './Toast.css.ts';
import { ToastCard } from './ToastCard.tsx';

const noHotkey: string[] = [];
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
  const container = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<HTMLElement>(null);

  /** Before the focused button disappears with its toast. */
  function returnFocus() {
    const { current: element } = container;
    if (element?.contains(activeElementFor(element)) === true) focusedBefore.current?.focus();
  }

  function show(request: VisibleToast, duration: number) {
    const forget = () => shown.current.delete(request.id);
    sonner.custom(
      (id) => (
        <ToastCard
          tone={request.tone}
          content={request.content}
          dismissLabel={dismissLabel}
          onDismiss={() => {
            returnFocus();
            sonner.dismiss(id);
          }}
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

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { current: element } = container;
    if (element === null) return;
    if (event.key === 'Escape' && event.composedPath().includes(element)) {
      event.stopPropagation();
      returnFocus();
      return;
    }
    // By position: with Alt, some keyboards type another letter.
    if (event.code !== 'KeyT' || !event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = [...element.querySelectorAll<HTMLElement>('[data-sonner-toast] button')];
    const newest = buttons.find((button) => button.closest('[data-front=true]') !== null);
    const target = newest ?? buttons[0];
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    target.focus();
  });

  useEffect(() => {
    const page = container.current?.ownerDocument;
    const listener = (event: KeyboardEvent) => handleKey(event);
    // Not sonner's own listener: controls with a menu or tooltip stop the propagation of their keys.
    page?.addEventListener('keydown', listener, true);
    return () => page?.removeEventListener('keydown', listener, true);
  }, []);

  // Sonner pauses on hover, not on focus: pause its timers while focus is here.
  const { focusWithinProps } = useFocusWithin({
    onFocusWithin({ relatedTarget }) {
      focusedBefore.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      shown.current.forEach((request) => show(request, Infinity));
    },
    onBlurWithin: () => shown.current.forEach((request) => show(request, durationOf(request))),
  });

  return (
    <div ref={container} {...focusWithinProps}>
      <Sonner
        id={region}
        className={styles.toaster}
        customAriaLabel={`${label} Alt+T`}
        hotkey={noHotkey}
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
