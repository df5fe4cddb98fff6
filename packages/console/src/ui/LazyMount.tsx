import { startTransition, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface LazyMountProps {
  /** Placeholder. It must have the size of the content. */
  className: string;
  /** Called once it rests within a screen's height of the viewport, to render the content. */
  onNear: () => void;
}

/**
 * Placeholder that reports when it is near the viewport. For the controls of a long list: hundreds of buttons with
 * tooltips take seconds to render, and the text of the list should not wait for them.
 */
export function LazyMount({ className, onNear }: LazyMountProps) {
  const place = useRef<HTMLSpanElement>(null);
  const notify = useEffectEvent(onNear);
  useLayoutEffect(
    () => (place.current === null ? undefined : whenNear(place.current, () => notify())),
    [],
  );
  return <span ref={place} className={className} />;
}

/** Time without scrolling before content near the viewport is rendered, in milliseconds: wheel events come in bursts. */
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

/** Calls back when an element rests within a screen's height of the viewport. Returns a function that stops it. */
function whenNear(element: Element, then: () => void): () => void {
  observer ??= new IntersectionObserver(follow, { rootMargin: '100% 0px' });
  waiting.set(element, then);
  observer.observe(element);
  return () => {
    near.delete(element);
    observer?.unobserve(element);
  };
}
