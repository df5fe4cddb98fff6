import { useTheme } from '@quayside/design-system';
import { Activity, Component, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { idleTime } from '../idleTime.ts';
import { LocationContext, useConsole } from '../provider/useConsole.ts';
import type { SlotProps } from './ahead.ts';

/** The place of a page that is drawn ahead, and then shown. Until then it is outside the document. */
export function AheadSlot({ location, Page, isShown }: SlotProps) {
  const { ahead } = useConsole();
  const { root } = useTheme();
  const [place] = useState(createPlace);
  const around = useRef<HTMLDivElement>(null);
  // First of all, as effects of what is in it may measure it.
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    around.current?.append(place);
    return () => place.remove();
  }, [isShown, place]);

  useEffect(() => {
    if (isShown) return undefined;
    let isOver = false;
    const prepare = async () => {
      ahead.tellDrawn(location);
      await idleTime();
      if (!isOver && around.current) layOut(place, around.current);
    };
    const observer = new MutationObserver(() => place.hasChildNodes() && void prepare());
    observer.observe(place, { childList: true });
    return () => {
      isOver = true;
      observer.disconnect();
    };
  }, [ahead, location, isShown, place]);

  const page = useMemo(() => <Page location={location} />, [Page, location]);
  return (
    <>
      <FocusLetGo isShown={isShown} root={root} />
      <div ref={around} style={{ display: 'contents' }} />
      {createPortal(
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          <LocationContext value={location}>{page}</LocationContext>
        </Activity>,
        place,
      )}
    </>
  );
}

interface FocusLetGoProps {
  isShown: boolean;
  /** Where the console is: a document may hold several. */
  root: HTMLElement | null;
}

/**
 * Lets go of the focus in the page before, while nothing is changed yet for the one that comes: as what has the focus is
 * taken out of a document the browser lays out all of it, and the page that leaves once more (decision 0055). What stays
 * has it back from React, before anybody can tell.
 */
class FocusLetGo extends Component<FocusLetGoProps> {
  override getSnapshotBeforeUpdate(before: FocusLetGoProps): null {
    const { isShown, root } = this.props;
    const { activeElement } = document;
    const isLeft =
      isShown && !before.isShown && root?.contains(activeElement?.closest('main') ?? null);
    if (isLeft && activeElement instanceof HTMLElement) activeElement.blur();
    return null;
  }

  /** React wants it where there is the other. */
  override componentDidUpdate(): void {}

  override render(): null {
    return null;
  }
}

function createPlace(): HTMLElement {
  const place = document.createElement('div');
  place.style.display = 'contents';
  return place;
}

/**
 * Lays out a copy of a page that is drawn, where it will be shown. Half of what its first layout takes is for what the
 * browser keeps then: the shapes of words, and which rules of style fit. The copy is gone before anybody can come across
 * it.
 */
function layOut(place: HTMLElement, around: HTMLElement): void {
  const copy = place.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return;
  // As wide as the page will be, and without a height: what is around it stays where it is.
  copy.style.display = 'block';
  copy.style.blockSize = '0';
  copy.style.contain = 'strict';
  // React has hidden what is drawn ahead.
  for (const child of copy.children) if (child instanceof HTMLElement) child.style.display = '';
  around.append(copy);
  copy.getBoundingClientRect();
  copy.remove();
}
