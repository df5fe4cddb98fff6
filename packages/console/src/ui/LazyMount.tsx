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

/** Number of placeholders that are replaced at once, so that a key or a press comes between them. */
const batchSize = 2;

let observer: IntersectionObserver | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting = new WeakMap<Element, () => void>();
const near = new Set<Element>();
const batch = new Set<Element>();
let lastChange = 0;

function follow(changes: readonly IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of changes) {
    if (isIntersecting) near.add(target);
    else near.delete(target);
  }
  lastChange = performance.now();
  mountAtRest();
}

function mountAtRest() {
  clearTimeout(timer);
  timer = setTimeout(
    () => {
      for (const element of [...near].slice(0, batchSize)) {
        near.delete(element);
        batch.add(element);
      }
      startTransition(() => {
        for (const element of batch) waiting.get(element)?.();
      });
    },
    lastChange + restMs - performance.now(),
  );
}

/** Calls back when an element rests within a screen's height of the viewport. Returns a function that stops it. */
function whenNear(element: Element, then: () => void): () => void {
  observer ??= new IntersectionObserver(follow, { rootMargin: '100% 0px' });
  waiting.set(element, then);
  observer.observe(element);
  return () => {
    near.delete(element);
    batch.delete(element);
    observer?.unobserve(element);
    // The last one of its batch was replaced.
    if (batch.size === 0 && near.size > 0) mountAtRest();
  };
}
