import { startTransition, useEffect, useState } from 'react';

import { whenIdle } from './whenIdle.ts';

/**
 * Plays a palette through once in idle time, while it is closed: it is drawn as if something were typed, laid out, and
 * drawn again without. Fonts are found and code is compiled by then, which the first opening and the first key would
 * wait for.
 * @param place where the palette is drawn while it is closed: outside the page
 * @param container where it is shown
 * @returns whether to draw it as if something were typed
 */
export function useRehearsal(isOpen: boolean, place: Element, container: Element): boolean {
  const [isOver, setOver] = useState(false);
  const isOn = !isOpen && !isOver;
  useEffect(() => {
    if (!isOn) return undefined;
    let cancel = () => {};
    const layOutOnceDrawn = () => {
      cancel = whenIdle(() => {
        if (!place.hasChildNodes()) {
          layOutOnceDrawn();
          return;
        }
        layOut(place, container);
        startTransition(() => setOver(true));
      });
    };
    layOutOnceDrawn();
    return () => cancel();
  }, [isOn, place, container]);
  return isOn;
}

/** Lays out a copy of what is drawn. It is gone before anybody can come across it. */
function layOut(place: Element, container: Element): void {
  const copy = place.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return;
  // What is closed is hidden.
  for (const child of copy.children) if (child instanceof HTMLElement) child.style.display = '';
  container.append(copy);
  copy.getBoundingClientRect();
  copy.remove();
}
