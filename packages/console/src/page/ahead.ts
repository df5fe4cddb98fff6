import type { ComponentType } from 'react';

import { createListeners } from '../listeners.ts';
import type { Location } from '../navigation/Navigation.ts';
import { isSameLocation } from '../navigation/paths.ts';

/** What the place of a page is given. */
export interface SlotProps {
  /** Where the page is. */
  location: Location;
  /** The page at a location. */
  Page: ComponentType<{ location: Location }>;
  /** Whether somebody is there. */
  isShown: boolean;
}

/** A page that somebody is about to open: another object each time that it is to be drawn, or drawn anew. */
export interface WantedPage {
  location: Location;
  /** Draws it. It comes with who knows what is meant: the first page needs none. */
  Slot: ComponentType<SlotProps>;
}

/** The page that somebody is about to open, which is drawn ahead of the press. One at a time. */
export interface Ahead {
  /** The page that is meant, while there is one. */
  get: () => WantedPage | undefined;
  /** Says which page is meant, or again that it is, as there is something new to draw. `undefined`: none any more. */
  want: (page: WantedPage | undefined) => void;
  /** Whether the page at a location is meant, and drawn. */
  isDrawn: (location: Location) => boolean;
  /** Says that the page at a location, which is meant, is drawn. */
  tellDrawn: (location: Location) => void;
  subscribe: (listener: () => void) => () => void;
}

/** No page is meant yet. */
export function createAhead(): Ahead {
  const { notify, subscribe } = createListeners();
  let wanted: WantedPage | undefined;
  let drawn: Location | undefined;
  return {
    get: () => wanted,
    want(page) {
      if (page === wanted) return;
      wanted = page;
      if (!isSameLocation(drawn, page?.location)) drawn = undefined;
      notify();
    },
    isDrawn: (location) => isSameLocation(drawn, location),
    tellDrawn(location) {
      if (isSameLocation(wanted?.location, location)) drawn = location;
    },
    subscribe,
  };
}
