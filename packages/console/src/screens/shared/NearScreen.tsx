import { startTransition, useState } from 'react';
import type { ReactNode } from 'react';

interface NearScreenProps {
  /** Whether it is known to be in view: it is there at once then. */
  isInView: boolean;
  /** Of what keeps the place until then. It must be as large. */
  placeClassName?: string;
  children: ReactNode;
}

/**
 * Draws its children once they come within a screen's height of what is seen, and keeps them. For the controls of a
 * long list: hundreds of buttons with their tooltips take seconds to draw, and the words of the list need not wait.
 */
export function NearScreen({ isInView, placeClassName, children }: NearScreenProps) {
  const [isNear, setNear] = useState(isInView);
  if (isNear) return children;
  return (
    <span
      className={placeClassName}
      ref={(place) =>
        place === null ? undefined : whenNear(place, () => startTransition(() => setNear(true)))
      }
    />
  );
}

let observer: IntersectionObserver | undefined;
const waiting = new WeakMap<Element, () => void>();

/** Calls back when an element is within a screen's height of what is seen. Returns how to call it off. */
function whenNear(element: Element, then: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) waiting.get(target)?.();
      }
    },
    { rootMargin: '100% 0px' },
  );
  waiting.set(element, then);
  observer.observe(element);
  return () => observer?.unobserve(element);
}
