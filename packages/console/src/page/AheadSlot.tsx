import { Activity, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { LocationContext } from '../provider/useConsole.ts';
import type { SlotProps } from './ahead.ts';

/** The place of a page that is drawn ahead, and then shown. Until then it is outside the document. */
export function AheadSlot({ location, Page, isShown }: SlotProps) {
  const [place] = useState(createPlace);
  const page = useMemo(() => <Page location={location} />, [Page, location]);
  return (
    <>
      {isShown && <Place element={place} />}
      {createPortal(
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          <LocationContext value={location}>{page}</LocationContext>
        </Activity>,
        place,
      )}
    </>
  );
}

function createPlace(): HTMLElement {
  const place = document.createElement('div');
  place.style.display = 'contents';
  return place;
}

/** Brings what was drawn ahead into the document: first of all, as effects of what is in it may measure it. */
function Place({ element }: { element: HTMLElement }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    ref.current?.append(element);
    return () => element.remove();
  }, [element]);
  return <div ref={ref} style={{ display: 'contents' }} />;
}
