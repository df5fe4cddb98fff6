import { startTransition, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface LazyMountProps {
  /** It must be as large as what comes in its place. */
  className: string;
  /** Called once it rests within a screen's height of what is seen: then what belongs here is drawn. */
  onNear: () => void;
}

/**
 * Keeps the place of something until it comes near the screen. For the controls of a long list: hundreds of buttons
 * with their tooltips take seconds to draw, and the words of the list need not wait for them.
 */
export function LazyMount({ className, onNear }: LazyMountProps) {
  const place = useRef<HTMLSpanElement>(null);
  const tell = useEffectEvent(onNear);
  useLayoutEffect(
    () => (place.current === null ? undefined : whenNear(place.current, () => tell())),
    [],
  );
  return <span ref={place} className={className} />;
}

/** For how long nothing may have come near or gone before what is near is drawn: a push of the wheel goes on. */
const restMs = 100;

let observer: IntersectionObserver | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting = new WeakMap<Element, () => void>();
const near = new Set<Element>();

function follow(changes: readonly IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of changes) {
    if (isIntersecting) near.add(target);
    else near.delete(target);
  }
  clearTimeout(timer);
  timer = setTimeout(() => {
    startTransition(() => {
      for (const element of near) waiting.get(element)?.();
    });
    near.clear();
  }, restMs);
}

/** Calls back when an element rests within a screen's height of what is seen. Returns how to call it off. */
function whenNear(element: Element, then: () => void): () => void {
  observer ??= new IntersectionObserver(follow, { rootMargin: '100% 0px' });
  waiting.set(element, then);
  observer.observe(element);
  return () => {
    near.delete(element);
    observer?.unobserve(element);
  };
}
