import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

import type { PageParams, ShellPageId } from './navigation/paths.ts';

/** Content of the host on a page. */
export interface PageSlots {
  /** Buttons in the header, before the page's own. @default none */
  headerActions?: ReactNode;
  /** A section after the page's own content. @default none */
  section?: ReactNode;
}

/** Page that a slot is rendered on. */
export interface SlotContext<Id extends ShellPageId> {
  /** Parameters in the path of the page, such as `teamSlug`. */
  params: PageParams<Id>;
}

type Slot<Id extends ShellPageId> = ReactNode | ((context: SlotContext<Id>) => ReactNode);

/** Content of the host, by page. Every page with rail and top bar accepts it. */
export type Slots = {
  readonly [Id in ShellPageId]?: {
    /** Buttons in the header, before the page's own. @default none */
    readonly headerActions?: Slot<Id>;
    /** A section after the page's own content. @default none */
    readonly section?: Slot<Id>;
  };
};

export const SlotsContext = createContext<Slots>({});

/** Returns the host's content for a page. */
export function usePageSlots<Id extends ShellPageId>(id: Id, params: PageParams<Id>): PageSlots {
  const { headerActions, section } = useContext(SlotsContext)[id] ?? {};
  const fill = (slot: Slot<Id> | undefined) =>
    typeof slot === 'function' ? slot({ params }) : slot;
  return { headerActions: fill(headerActions), section: fill(section) };
}
