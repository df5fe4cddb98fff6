import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import { isSameLocation } from '../navigation/paths.ts';
import { LocationContext, useConsole } from '../provider/useConsole.ts';
import type { SlotProps, WantedPage } from './ahead.ts';

/** The place of a page inside what stays around it. `Page` is the same component from one rendering to the next. */
export type PageSlotProps = Omit<SlotProps, 'isShown'>;

interface Held extends WantedPage {
  /** Stays when the page that was drawn ahead is shown: React keeps what it has drawn. */
  key: number;
  /** What it was made for. */
  wanted?: WantedPage;
}

/**
 * The place of a page inside rail and top bar, and of the page that somebody is about to open: that is drawn outside
 * the document, without its effects, so that a press has little left to draw. For who renders `SignedInLayoutContainer`
 * in a `PageOutlet`: its child.
 */
export function PageSlot({ location, Page }: PageSlotProps) {
  const { ahead: store } = useConsole();
  const wanted = useDeferredValue(
    useSyncExternalStore(store.subscribe, store.get, () => undefined),
  );
  const [{ shown, ahead }, hold] = useState<{ shown: Held; ahead?: Held | undefined }>({
    shown: { key: 0, location, Slot: FirstSlot },
  });
  if (!isSameLocation(location, shown.location)) {
    hold(
      ahead && isSameLocation(location, ahead.location)
        ? { shown: ahead }
        : { shown: { ...shown, location }, ahead },
    );
  } else if (wanted !== ahead?.wanted && !isSameLocation(wanted?.location, location)) {
    const isDrawnAnew = isSameLocation(wanted?.location, ahead?.location);
    const key = (ahead ?? shown).key + (isDrawnAnew ? 0 : 1);
    hold({ shown, ahead: wanted && { ...wanted, key, wanted } });
  }
  // Where somebody is they need not go. Said after the frame that shows it.
  useEffect(() => {
    if (isSameLocation(wanted?.location, shown.location)) store.want(undefined);
  }, [store, wanted, shown]);
  return [shown, ahead].map(
    (held) =>
      held && (
        <held.Slot
          key={held.key}
          location={held.location}
          Page={Page}
          isShown={held.key === shown.key}
        />
      ),
  );
}

/** The place of the first page, which nobody has drawn ahead. */
function FirstSlot({ location, Page }: SlotProps) {
  const page = useMemo(() => <Page location={location} />, [Page, location]);
  return <LocationContext value={location}>{page}</LocationContext>;
}
